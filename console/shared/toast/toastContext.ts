import { createContext, useContext } from "react";

export interface Toast {
  title: string;
  description?: string;
  tone?: "plain" | "destructive";
}

export const ToastContext = createContext<(toast: Toast) => void>(() => {});

/** Shows a notice for five seconds; a newer one takes its place. */
export function useToast(): (toast: Toast) => void {
  return useContext(ToastContext);
}
