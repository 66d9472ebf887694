import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { useToast } from "../toast/toastContext.ts";

/** A value to copy into another system, with a button that copies it. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const toast = useToast();
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => toast({ title: "Copied", description: `${label} was copied to your clipboard.` }),
      () => toast({ title: "Not copied", description: "Select the text and copy it.", tone: "destructive" }),
    );
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
      <TextField
        label={label}
        value={value}
        size="small"
        sx={{ flex: "1 1 180px" }}
        slotProps={{ htmlInput: { readOnly: true, spellCheck: false }, input: { sx: { fontFamily: "monospace" } } }}
        onFocus={(event) => event.target.select()}
      />
      <Button variant="outlined" color="inherit" aria-label={`Copy ${label}`} onClick={() => void copy()}>
        Copy
      </Button>
    </Box>
  );
}
