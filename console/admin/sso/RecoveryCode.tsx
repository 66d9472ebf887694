import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { useId } from "react";
import { CopyField } from "#console/shared/connections/CopyField.tsx";

export function RecoveryCode({ code, onClose }: { code: string; onClose: () => void }) {
  const id = useId();
  return (
    <Dialog open aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>Recovery code</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2 }}>
        <DialogContentText>
          Keep this code in a safe place. It won&apos;t be shown again. If your provider is down, an Owner can sign in
          once with this code and their password.
        </DialogContentText>
        <CopyField label="Recovery code" value={code} isWhole />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          I&apos;ve saved the code
        </Button>
      </DialogActions>
    </Dialog>
  );
}
