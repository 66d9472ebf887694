import CloseRounded from "@mui/icons-material/CloseRounded";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { takeCarriedToast } from "./carriedToast.ts";
import { type Toast, ToastContext } from "./toastContext.ts";

const SHOWN_FOR = 5000;

/** Gives what is inside `useToast`, and shows the toasts: one at a time, five seconds, longer while pointed at. */
export function Toasts({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ toast: Toast; id: number }>();
  const [isHeld, setHeld] = useState(false);
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
      </Box>
    </ToastContext>
  );
}

function ToastCard({ toast, close }: { toast: Toast; close: () => void }) {
  const isDestructive = toast.tone === "destructive";
  return (
    <Box
      sx={{
        pointerEvents: "auto",
        display: "flex",
        gap: 1,
        alignItems: "flex-start",
        p: 2,
        pr: 1,
        borderRadius: 3,
        border: 1,
        borderColor: isDestructive ? "error.main" : "divider",
        borderLeft: 4,
        borderLeftColor: isDestructive ? "error.main" : "primary.main",
        bgcolor: "background.paper",
        boxShadow: "0 8px 28px rgb(0 0 0 / 0.18)",
        animation: "toast-in 160ms ease-out",
        "@keyframes toast-in": { from: { opacity: 0, transform: "translateY(8px)" } },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
        <Typography variant="subtitle2" component="p" sx={{ color: isDestructive ? "error.main" : "text.primary" }}>
          {toast.title}
        </Typography>
        {toast.description && (
          <Typography variant="body2" sx={{ color: "text.secondary", mt: 0.25 }}>
            {toast.description}
          </Typography>
        )}
      </Box>
      <IconButton size="small" aria-label="Close notice" onClick={close}>
        <CloseRounded fontSize="small" />
      </IconButton>
    </Box>
  );
}
