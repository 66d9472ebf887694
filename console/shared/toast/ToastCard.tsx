import CloseRounded from "@mui/icons-material/CloseRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import type { Toast } from "./toastContext.ts";
import { wholeDates } from "../wholeDates.ts";

export function ToastCard({ toast, close }: { toast: Toast; close: () => void }) {
  const isDestructive = toast.tone === "destructive";
  return (
    <Box
      sx={{
        pointerEvents: "auto",
        display: "flex",
        gap: 1,
        alignItems: toast.description ? "flex-start" : "center",
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
      <Box sx={{ flex: 1, minWidth: 0, maxHeight: "40dvh", overflow: "auto", overflowWrap: "anywhere" }}>
        <Typography variant="subtitle2" component="p" sx={{ color: isDestructive ? "error.main" : "text.primary" }}>
          {toast.title}
        </Typography>
        {toast.description && (
          <Typography variant="body2" sx={{ color: "text.secondary", mt: 0.25, whiteSpace: "pre-line" }}>
            {wholeDates(toast.description)}
          </Typography>
        )}
      </Box>
      {toast.action && (
        <Button
          size="small"
          data-key={toast.action.key}
          onClick={() => {
            toast.action?.onAct();
            close();
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <IconButton size="small" aria-label="Close notification" onClick={close}>
        <CloseRounded fontSize="small" />
      </IconButton>
    </Box>
  );
}
