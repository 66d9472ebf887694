import type { Toast } from "./toastContext.ts";

const KEY = "awayday.toast";

export function carryToast(toast: Toast): void {
  sessionStorage.setItem(KEY, JSON.stringify(toast));
}

export function takeCarriedToast(): Toast | undefined {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return kept === null ? undefined : (JSON.parse(kept) as Toast);
}
