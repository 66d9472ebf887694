import { createContext, useContext } from "react";

export interface Toast {
  title: string;
  description?: string;
  tone?: "plain" | "destructive";
}

export const ToastContext = createContext<(toast: Toast) => void>(() => {});

/** Returns a function that shows a notice for five seconds; a newer notice replaces it. */
export function useToast(): (toast: Toast) => void {
  return useContext(ToastContext);
}
