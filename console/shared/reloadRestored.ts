/**
 * Reloads a page restored from the browser's back/forward cache, because the person may have signed out in the
 * meantime. Warnings about unsaved changes must ignore the hidden page, because they could stop the reload.
 */
export function reloadRestored(page: Window, reload = () => page.location.reload()): () => void {
  const check = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    page.document.body.hidden = true;
    reload();
  };
  page.addEventListener("pageshow", check);
  return () => page.removeEventListener("pageshow", check);
}
