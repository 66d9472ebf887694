import { createContext, useContext } from "react";

export interface Toast {
  title: string;
  description?: string;
  tone?: "plain" | "destructive";
  /** The toast disappears after `forMs` milliseconds. On pages with keyboard shortcuts, `key` presses the button. */
  action?: { label: string; onAct: () => void; forMs: number; key?: string };
}

export const ToastContext = createContext<(toast: Toast) => void>(() => {});

export function useToast(): (toast: Toast) => void {
  return useContext(ToastContext);
}
