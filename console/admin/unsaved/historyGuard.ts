type HistoryGuard = (event: PopStateEvent) => void;

let guard: HistoryGuard | undefined;

// Import this file before the router renders, because Chromium calls window listeners in the order in which they were
// added, even capturing listeners.
window.addEventListener("popstate", (event) => guard?.(event), { capture: true });

/** The guard handles Back and Forward before the router. Returns a function that removes the guard. */
export function guardHistory(next: HistoryGuard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = undefined;
  };
}
