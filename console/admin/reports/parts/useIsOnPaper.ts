import { useSyncExternalStore } from "react";

export function useIsOnPaper(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia("print").matches);
}

function subscribe(onChange: () => void): () => void {
  const print = window.matchMedia("print");
  print.addEventListener("change", onChange);
  return () => print.removeEventListener("change", onChange);
}
