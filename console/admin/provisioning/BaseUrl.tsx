import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { useToast } from "#console/shared/toast/toastContext.ts";

/** The address that identity providers call, with a button that copies it. */
export function BaseUrl({ url }: { url: string }) {
  const toast = useToast();
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast({ title: "Copied", description: "The base URL was copied to your clipboard." }),
      () => toast({ title: "Not copied", description: "Select the text and copy it.", tone: "destructive" }),
    );
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
      <TextField
        label="Base URL"
        value={url}
        size="small"
        sx={{ flex: "1 1 260px" }}
        slotProps={{ htmlInput: { readOnly: true, spellCheck: false }, input: { sx: { fontFamily: "monospace" } } }}
        onFocus={(event) => event.target.select()}
      />
      <Button variant="outlined" color="inherit" onClick={() => void copy()}>
        Copy
      </Button>
    </Box>
  );
}
