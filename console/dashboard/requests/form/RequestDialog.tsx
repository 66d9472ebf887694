import CloseRounded from "@mui/icons-material/CloseRounded";
import Dialog from "@mui/material/Dialog";
import DialogTitle from "@mui/material/DialogTitle";
import IconButton from "@mui/material/IconButton";
import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useId } from "react";
import type { RequestAnswer } from "#core/api/RequestAnswer.ts";
import { RequestForm } from "./RequestForm.tsx";

/** A fixed height, whatever the form shows, so that its buttons stay in place. */
const ROOMY = "min(744px, calc(100% - 64px))";

/**
 * The form for a new request, or to edit `request`, in a dialog, full-screen on phones. A click outside doesn't close it, so the choices aren't lost.
 */
export function RequestDialog({ request, onClose }: { request?: RequestAnswer; onClose: () => void }) {
  const id = useId();
  const isPhone = useMediaQuery(useTheme().breakpoints.down("sm"), { noSsr: true });
  return (
    <Dialog
      open
      onClose={(_, reason) => reason !== "backdropClick" && onClose()}
      aria-labelledby={id}
      maxWidth="sm"
      fullWidth
      fullScreen={isPhone}
      slotProps={{ paper: { sx: isPhone ? {} : { height: ROOMY } } }}
    >
      <DialogTitle id={id} sx={{ pr: 7 }}>
        {request ? "Edit Request" : "Request Time Off"}
      </DialogTitle>
      <IconButton aria-label="Close" onClick={onClose} sx={{ position: "absolute", top: 12, right: 12 }}>
        <CloseRounded fontSize="small" />
      </IconButton>
      <RequestForm {...(request && { request })} onDone={onClose} />
    </Dialog>
  );
}
