/**
 * Gatsby goes on with its start when this has ended. It never ends where the site was built anew since the page was
 * loaded: Gatsby would load the page once more, and with it would go what the visitor has typed. The page works as it
 * is, and each of its links leads to the new site.
 */
export async function onClientEntry(): Promise<void> {
  if (process.env.NODE_ENV !== "production") return;
  const { pathname, search } = window.location;
  const { page } = (await window.___loader.loadPage(pathname + search)) ?? {};
  if (page && page.webpackCompilationHash !== window.___webpackCompilationHash) await new Promise(() => undefined);
}
