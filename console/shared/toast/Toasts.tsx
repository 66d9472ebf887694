import Box from "@mui/material/Box";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { takeCarriedToast } from "./carriedToast.ts";
import { ToastCard } from "./ToastCard.tsx";
import { type Toast, ToastContext } from "./toastContext.ts";
import { useToastHost } from "./useToastHost.ts";

const SHOWN_FOR = 5000;

/** Gives what is inside `useToast`, and shows the toasts: one at a time, five seconds, longer while pointed at. */
export function Toasts({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ toast: Toast; id: number }>();
  const [isHeld, setHeld] = useState(false);
  const host = useToastHost();
  const show = useCallback((toast: Toast) => setShown((last) => ({ toast, id: (last?.id ?? 0) + 1 })), []);

  useEffect(() => {
    // A moment later, so that the live regions stand before their text comes and is announced.
    const timer = setTimeout(() => {
      const carried = takeCarriedToast();
      if (carried) show(carried);
    }, 100);
    return () => clearTimeout(timer);
  }, [show]);
  useEffect(() => {
    if (!shown || isHeld) return undefined;
    const timer = setTimeout(() => setShown(undefined), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [shown, isHeld]);

  const close = () => {
    setHeld(false);
    setShown(undefined);
  };
  const isDestructive = shown?.toast.tone === "destructive";
  // Both live regions always stand in the page: screen readers announce what enters one that they already know.
  return (
    <ToastContext value={show}>
      {children}
      {createPortal(
        <Box
          sx={{
            position: "fixed",
            zIndex: "snackbar",
            right: { xs: 16, md: 24 },
            left: { xs: 16, sm: "auto" },
            top: { xs: 16, sm: "auto" }, // on phones above, where no button waits for the thumb
            bottom: { sm: 24 },
            width: { sm: 380 },
            pointerEvents: "none",
          }}
          onMouseEnter={() => setHeld(true)}
          onMouseLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <Box component="output" sx={{ display: "block" }}>
            {shown && !isDestructive && <ToastCard key={shown.id} toast={shown.toast} close={close} />}
          </Box>
          <div role="alert">
            {shown && isDestructive && <ToastCard key={shown.id} toast={shown.toast} close={close} />}
          </div>
        </Box>,
        host,
      )}
    </ToastContext>
  );
}
