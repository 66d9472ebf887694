import Box from "@mui/material/Box";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { carryToast, takeCarriedToast } from "./carriedToast.ts";
import { ToastCard } from "./ToastCard.tsx";
import { type Toast, ToastContext } from "./toastContext.ts";
import { useToastHost } from "./useToastHost.ts";

const SHOWN_FOR = 5000;

const BOTTOM = {
  bottom: { xs: "max(16px, env(safe-area-inset-bottom))", sm: 24 }, // Keeps the page title visible.
  "body:has(form [type=submit]) &": { top: { xs: 16, sm: "auto" }, bottom: { xs: "auto", sm: 24 } },
  "body:has(.MuiDialog-root) &&": { top: 16, bottom: "auto" },
};

interface Shown {
  toast: Toast;
  id: number;
  isAboveDialog: boolean;
}

export function Toasts({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown>();
  const [isHeld, setHeld] = useState(false);
  const host = useToastHost();
  const show = useCallback((toast: Toast) => {
    const isAboveDialog = document.querySelector(".MuiDialog-root") !== null;
    setShown((last) => ({ toast, id: (last?.id ?? 0) + 1, isAboveDialog }));
  }, []);

  useEffect(() => {
    // Takes the toast immediately, because a later read could take the toast meant for the next page.
    let carried = takeCarriedToast();
    if (!carried) return undefined;
    // Waits, because screen readers don't announce text that appears together with its live region.
    const timer = setTimeout(() => {
      if (carried) show(carried);
      carried = undefined;
    }, 100);
    return () => {
      clearTimeout(timer);
      if (carried) carryToast(carried);
    };
  }, [show]);
  useEffect(() => {
    const action = shown?.toast.action;
    if (!shown || (isHeld && !action)) return undefined;
    const timer = setTimeout(() => setShown(undefined), action?.forMs ?? SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [shown, isHeld]);

  const close = () => {
    setHeld(false);
    setShown(undefined);
  };
  const isDestructive = shown?.toast.tone === "destructive";
  return (
    <ToastContext value={show}>
      {children}
      {createPortal(
        <Box
          sx={{
            position: "fixed",
            displayPrint: "none",
            zIndex: "snackbar",
            right: { xs: 16, md: 24 },
            left: { xs: 16, sm: "auto" },
            ...(shown?.isAboveDialog ? { top: 16 } : BOTTOM),
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
