import ChevronLeftRounded from "@mui/icons-material/ChevronLeftRounded";
import ChevronRightRounded from "@mui/icons-material/ChevronRightRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";

interface DateStepsProps {
  of: "month" | "quarter" | "year";
  onToday: () => void;
  onStep: (steps: 1 | -1) => void;
}

export function DateSteps({ of, onToday, onStep }: DateStepsProps) {
  return (
    <Box sx={{ display: "flex", displayPrint: "none", alignItems: "center" }}>
      <Button size="small" color="inherit" onClick={onToday}>
        Today
      </Button>
      <IconButton size="small" aria-label={`Previous ${of}`} onClick={() => onStep(-1)}>
        <ChevronLeftRounded />
      </IconButton>
      <IconButton size="small" aria-label={`Next ${of}`} onClick={() => onStep(1)}>
        <ChevronRightRounded />
      </IconButton>
    </Box>
  );
}
