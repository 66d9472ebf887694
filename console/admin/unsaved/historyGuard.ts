type HistoryGuard = (event: PopStateEvent) => void;

let guard: HistoryGuard | undefined;

// Chromium calls the listeners of the window in the order in which they were added, even those that capture. Import
// this file before the router is rendered.
window.addEventListener("popstate", (event) => guard?.(event), { capture: true });

/** The guard sees the browser's Back and Forward before the router does. Returns a function that removes it. */
export function guardHistory(next: HistoryGuard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = undefined;
  };
}
