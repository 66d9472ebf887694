import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Section } from "#console/shared/parts/Section.tsx";
import { TransferDialog } from "./TransferDialog.tsx";

export function Ownership() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title="Ownership">
      <Typography variant="body2" sx={{ color: "text.secondary", maxWidth: 640, mb: 2 }}>
        Make another person an Owner. You'll become an Admin, and you'll both be notified.
      </Typography>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        Transfer ownership
      </Button>
      {isOpen && <TransferDialog onClose={() => setOpen(false)} />}
    </Section>
  );
}
