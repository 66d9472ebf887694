import type { Toast } from "./toastContext.ts";

const KEY = "awayday.toast";

/** Keeps a toast to show after the next page load. */
export function carryToast(toast: Toast): void {
  sessionStorage.setItem(KEY, JSON.stringify(toast));
}

/** Returns and removes the toast that the previous page left, if any. */
export function takeCarriedToast(): Toast | undefined {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return kept === null ? undefined : (JSON.parse(kept) as Toast);
}
