import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { useToast } from "../toast/toastContext.ts";

interface CopyFieldProps {
  label: string;
  value: string;
  isWhole?: boolean;
}

export function CopyField({ label, value, isWhole = false }: CopyFieldProps) {
  const toast = useToast();
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => toast({ title: "Copied" }),
      () => toast({ title: "Not copied", description: "Select the text and copy it.", tone: "destructive" }),
    );
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
      <TextField
        label={label}
        value={value}
        size="small"
        multiline={isWhole}
        sx={{ flex: isWhole ? "1 1 100%" : "1 1 11.25rem", "& input": { textOverflow: "ellipsis" } }}
        slotProps={{
          htmlInput: { readOnly: true, spellCheck: false },
          input: { sx: { "& .MuiInputBase-input": { fontFamily: "monospace" } } },
        }}
        onFocus={(event) => event.target.select()}
      />
      <Button variant="outlined" color="inherit" aria-label={`Copy ${label}`} onClick={() => void copy()}>
        Copy
      </Button>
    </Box>
  );
}
