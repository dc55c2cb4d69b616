// Tells where the browser is: whoever logs in has their own days, wherever the server is.

const tellZone = () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  for (const field of document.querySelectorAll('input[name="time_zone"][type="hidden"]')) {
    field.value = timeZone ?? '';
  }
};

document.addEventListener('daybook:shown', tellZone);
tellZone();
