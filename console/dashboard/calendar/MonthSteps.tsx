import ChevronLeftRounded from "@mui/icons-material/ChevronLeftRounded";
import ChevronRightRounded from "@mui/icons-material/ChevronRightRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { addMonths, type IsoDate } from "#core/calendar/dates.ts";

interface MonthStepsProps {
  month: IsoDate;
  today: IsoDate;
  onSelect: (date: IsoDate) => void;
}

/** Buttons that show the current, the previous, and the next month. */
export function MonthSteps({ month, today, onSelect }: MonthStepsProps) {
  return (
    <Box sx={{ display: "flex", displayPrint: "none", alignItems: "center" }}>
      <Button size="small" color="inherit" onClick={() => onSelect(today)}>
        Today
      </Button>
      <IconButton size="small" aria-label="Previous month" onClick={() => onSelect(addMonths(month, -1))}>
        <ChevronLeftRounded />
      </IconButton>
      <IconButton size="small" aria-label="Next month" onClick={() => onSelect(addMonths(month, 1))}>
        <ChevronRightRounded />
      </IconButton>
    </Box>
  );
}
