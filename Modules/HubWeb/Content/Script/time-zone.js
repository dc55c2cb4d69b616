// Sends the browser's time zone with the log-in, because the server may be elsewhere.

const tellZone = () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  for (const field of document.querySelectorAll('input[name="time_zone"][type="hidden"]')) {
    field.value = timeZone ?? '';
  }
};

document.addEventListener('daybook:shown', tellZone);
tellZone();
