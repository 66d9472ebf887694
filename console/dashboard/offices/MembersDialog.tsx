import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import type { OfficeAnswer } from "#core/api/OfficeAnswer.ts";
import { OfficeMembers } from "./OfficeMembers.tsx";

const MAX_HEIGHT = 420;

export function MembersDialog({ office, onClose }: { office: OfficeAnswer; onClose: () => void }) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id} sx={{ overflowWrap: "anywhere" }}>
        {office.name} - Members
      </DialogTitle>
      <Typography sx={{ px: 3, pb: 2, color: "text.secondary" }}>
        {office.memberCount} member(s) assigned to this office
      </Typography>
      <Box
        component="section"
        tabIndex={0}
        aria-labelledby={id}
        sx={{
          overflowY: "auto",
          maxHeight: MAX_HEIGHT,
          px: 3,
          py: 2,
          borderTop: 1,
          borderBottom: 1,
          borderColor: "divider",
        }}
      >
        <OfficeMembers officeId={office.id} />
      </Box>
      <DialogActions sx={{ "&&": { pt: 2 } }}>
        <Button color="inherit" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
