import CalendarMonthOutlined from "@mui/icons-material/CalendarMonthOutlined";
import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";

interface CalendarButtonProps {
  label: string;
  describedBy?: string;
  isOpen: boolean;
  isDisabled?: boolean;
  onOpen: () => void;
}

export function CalendarButton({ label, describedBy, isOpen, isDisabled = false, onOpen }: CalendarButtonProps) {
  return (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        size="small"
        disabled={isDisabled}
        aria-label={label}
        aria-describedby={describedBy}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={onOpen}
      >
        <CalendarMonthOutlined fontSize="small" />
      </IconButton>
    </InputAdornment>
  );
}
