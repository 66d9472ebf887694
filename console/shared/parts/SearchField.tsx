import SearchRounded from "@mui/icons-material/SearchRounded";
import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const glass = (
    <InputAdornment position="start">
      <SearchRounded fontSize="small" />
    </InputAdornment>
  );
  return (
    <TextField
      type="search"
      placeholder={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { "aria-label": label }, input: { startAdornment: glass } }}
      sx={{
        flex: `1 1 max(220px, ${label.length / 2 + 4.5}rem)`,
        maxWidth: { sm: 380 },
        alignSelf: "end",
        bgcolor: "background.paper",
      }}
    />
  );
}
