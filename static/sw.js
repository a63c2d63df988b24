// Whoever visited an earlier site at this address may have a service worker of it, which shows that site for good.
// Browsers ask for its script again with each visit: this one takes its place, and takes itself away.

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave() {
  const { scope } = self.registration;
  // Sites under other paths of this origin share its caches; names that tools give end with the scope.
  const isAlone = new URL(scope).pathname === "/";
  const names = (await caches.keys()).filter((name) => isAlone || name.endsWith(scope));
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
  // What is seen is the old site, just opened. A tab behind it may hold what somebody has typed, and is left alone.
  const windows = await self.clients.matchAll({ type: "window" });
  const seen = windows.filter((client) => client.visibilityState === "visible");
  // Not awaited: the new page may wait for this worker to be gone.
  for (const client of seen) client.navigate(client.url).catch(() => undefined);
}
