import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { useId } from "react";
import { CopyField } from "#console/shared/connections/CopyField.tsx";

/** Shows a new recovery code once. */
export function RecoveryCode({ code, onClose }: { code: string; onClose: () => void }) {
  const id = useId();
  return (
    <Dialog open aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>Recovery code</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2 }}>
        <DialogContentText>
          Keep this code in a safe place. It is shown only once, and works once: an Owner can enter it on the sign-in
          page with their password if your provider is down.
        </DialogContentText>
        <CopyField label="Recovery code" value={code} isWhole />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          I saved the code
        </Button>
      </DialogActions>
    </Dialog>
  );
}
