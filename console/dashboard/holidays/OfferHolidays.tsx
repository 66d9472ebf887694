import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { useId } from "react";
import { countryText } from "#core/offices/countryText.ts";
import { AddCountryHolidays } from "./AddCountryHolidays.tsx";

interface OfferHolidaysProps {
  office: { id: string; name: string; country: string };
  onClose: () => void;
}

export function OfferHolidays({ office, onClose }: OfferHolidaysProps) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id} sx={{ overflowWrap: "anywhere" }}>
        Holidays for {office.name}
      </DialogTitle>
      <DialogContent>
        <DialogContentText>
          This office has no holidays yet. Add the nationwide holidays for {countryText(office.country)} now, and
          regional ones at any time.
        </DialogContentText>
      </DialogContent>
      <DialogActions
        disableSpacing
        sx={{ gap: 1, flexDirection: { xs: "column-reverse", sm: "row" }, alignItems: { xs: "stretch", sm: "center" } }}
      >
        <Button color="inherit" onClick={onClose}>
          Not Now
        </Button>
        <AddCountryHolidays office={office} onDone={onClose} />
      </DialogActions>
    </Dialog>
  );
}
