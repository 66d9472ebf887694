import { createContext, useContext } from "react";

export interface Toast {
  title: string;
  description?: string;
  tone?: "plain" | "destructive";
  /**
   * Disappears with the toast after `forMs` milliseconds, even while it is pointed at. Pages with keys of their own
   * press it by its `key`.
   */
  action?: { label: string; onAct: () => void; forMs: number; key?: string };
}

export const ToastContext = createContext<(toast: Toast) => void>(() => {});

/** A toast without an action stays for at least five seconds, unless it is closed or a newer one replaces it. */
export function useToast(): (toast: Toast) => void {
  return useContext(ToastContext);
}
