/** The person may have signed out since the browser cached the page. */
export function reloadRestored(page: Window, reload = () => page.location.reload()): () => void {
  const check = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    page.document.body.hidden = true;
    // Otherwise, a warning about unsaved changes could stop the reload.
    page.addEventListener("beforeunload", (event) => event.stopImmediatePropagation(), { capture: true });
    reload();
  };
  page.addEventListener("pageshow", check);
  return () => page.removeEventListener("pageshow", check);
}
