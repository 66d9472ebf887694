import type { Toast } from "./toastContext.ts";

const KEY = "awayday.toast";

export function carryToast(toast: Toast): void {
  sessionStorage.setItem(KEY, JSON.stringify(toast));
}

/** The previous page may have left a toast. Removes it. */
export function takeCarriedToast(): Toast | undefined {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return kept === null ? undefined : (JSON.parse(kept) as Toast);
}
