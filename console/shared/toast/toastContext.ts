import { createContext, useContext } from "react";

export interface Toast {
  title: string;
  description?: string;
  tone?: "plain" | "destructive";
  /** The button disappears after `forMs` milliseconds. Pages with keyboard shortcuts press the button with `key`. */
  action?: { label: string; onAct: () => void; forMs: number; key?: string };
}

export const ToastContext = createContext<(toast: Toast) => void>(() => {});

export function useToast(): (toast: Toast) => void {
  return useContext(ToastContext);
}
