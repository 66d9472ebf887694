import Box from "@mui/material/Box";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { carryToast, takeCarriedToast } from "./carriedToast.ts";
import { ToastCard } from "./ToastCard.tsx";
import { type Toast, ToastContext } from "./toastContext.ts";
import { useToastHost } from "./useToastHost.ts";

const SHOWN_FOR = 5000;

const BOTTOM = 24;
/** Where a toast is kept away from buttons. Otherwise, it is at the bottom, because the page title is at the top. */
const PLACES = {
  // A tall dialog has its buttons at the bottom at every width.
  dialog: { top: 16 },
  // On phones, the buttons of forms are at the bottom.
  form: { top: { xs: 16, sm: "auto" }, bottom: { xs: "auto", sm: BOTTOM } },
  page: { bottom: { xs: "max(16px, env(safe-area-inset-bottom))", sm: BOTTOM } },
};

interface Shown {
  toast: Toast;
  id: number;
  /**
   * The kind of place that was open below it. The toast stays in its place when that closes, because people may be
   * reading it.
   */
  over: keyof typeof PLACES;
}

/**
 * A toast with an action disappears after the action's time, and another one once five seconds pass without the pointer
 * or focus on it.
 */
export function Toasts({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown>();
  const [isHeld, setHeld] = useState(false);
  const host = useToastHost();
  const show = useCallback((toast: Toast) => {
    setShown((last) => ({ toast, id: (last?.id ?? 0) + 1, over: whatIsOpen() }));
  }, []);
  useEffect(() => {
    if (!shown) return undefined;
    const observer = new MutationObserver(() => {
      const kept = keptAway(shown, whatIsOpen());
      if (kept !== shown) setShown(kept);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [shown]);

  useEffect(() => {
    // Taken immediately, because a later read could take a toast that this page leaves for the next page.
    let carried = takeCarriedToast();
    if (!carried) return undefined;
    // Wait, because screen readers don't announce text in a live region that appears together with it.
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
  // Both live regions are always in the page: screen readers announce changes only in regions that already exist.
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
            ...PLACES[shown?.over ?? "page"],
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

function whatIsOpen(): keyof typeof PLACES {
  if (document.querySelector(".MuiDialog-root")) return "dialog";
  return document.querySelector("form [type=submit]") ? "form" : "page";
}

function keptAway(shown: Shown, open: Shown["over"]): Shown {
  const isMoved = shown.over === "page" ? open !== "page" : shown.over === "form" && open === "dialog";
  return isMoved ? { ...shown, over: open } : shown;
}
