import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import type { ReactNode } from "react";
import { useTitleText } from "../parts/titleText.ts";
import { useToast } from "../toast/toastContext.ts";

interface ShownOnceProps {
  label: string;
  secret: string;
  advice: string;
  children?: ReactNode;
}

export function ShownOnce({ label, secret, advice, children }: ShownOnceProps) {
  const titleText = useTitleText();
  const toast = useToast();
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => toast({ title: titleText("Copied") }),
      () => toast({ title: titleText("Not Copied"), description: "Select the text and copy it.", tone: "destructive" }),
    );
  return (
    <Alert
      severity="success"
      variant="outlined"
      sx={{ borderRadius: 2.5, "& .MuiAlert-message": { flex: 1, minWidth: 0 } }}
    >
      {advice}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center", mt: 1.5 }}>
        <TextField
          label={label}
          value={secret}
          size="small"
          sx={{ flex: { xs: "1 1 100%", sm: "1 1 13.75rem" } }}
          slotProps={{ htmlInput: { readOnly: true, spellCheck: false }, input: { sx: { fontFamily: "monospace" } } }}
          onFocus={(event) => event.target.select()}
        />
        <Button variant="contained" onClick={() => void copy()}>
          Copy
        </Button>
        {children}
      </Box>
    </Alert>
  );
}
