/**
 * Reloads a page that the browser restores from its cache, and hides it until then, because the person may have signed
 * out since.
 */
export function reloadRestored(page: Window, reload = () => page.location.reload()): () => void {
  const check = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    page.document.body.hidden = true;
    // Otherwise, a warning about unsaved changes could stop the reload, and the page would stay hidden.
    page.addEventListener("beforeunload", (event) => event.stopImmediatePropagation(), { capture: true });
    reload();
  };
  page.addEventListener("pageshow", check);
  return () => page.removeEventListener("pageshow", check);
}
