// Shows reminders, and opens their page on a tap.

self.addEventListener('push', (event) => {
  let told = {};
  try { told = event.data?.json() ?? {}; } catch { /* Not one of ours. */ }
  const { title = 'Daybook', body = '', url = '/', tag = 'daybook' } = told;
  // A dot on the installed app's icon, until it is opened.
  self.navigator.setAppBadge?.().catch(() => {});
  event.waitUntil(self.registration.showNotification(title, {
    body, tag, icon: `.${NOTICE_ICON}`, badge: `.${NOTICE_ICON}`, data: { url },
  }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const asked = `${event.notification.data?.url ?? '/'}`;
  // Another server's address leads to Today.
  const { href } = new URL(/^\/(?![/\\])/.test(asked) ? `.${asked}` : '.', location.href);
  event.waitUntil((async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const open = pages.find((page) => page.url === href) ?? pages[0];
    if (!open) return self.clients.openWindow(href);
    await open.focus().catch(() => {});
    if (open.url === href) return;
    await open.navigate(href).catch(() => self.clients.openWindow(href));
  })());
});
