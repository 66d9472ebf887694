import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import GlobalStyles from "@mui/material/GlobalStyles";
import Typography from "@mui/material/Typography";
import { useToast } from "#console/shared/toast/toastContext.ts";
import { useMe } from "../../session/meContext.ts";
import { Step } from "./Step.tsx";

const TITLE = "Awayday recovery codes";
const USE = "Each code can be used only once, in place of a code from your authenticator app.";

const PRINTED = {
  "@media print": {
    "body > :not(:has(#recovery-codes))": { display: "none" },
    "body *": { visibility: "hidden" },
    "#recovery-codes, #recovery-codes *": {
      visibility: "visible",
      color: "#000 !important",
      backgroundColor: "transparent !important",
    },
    "#recovery-codes": { position: "fixed", top: 0, left: 0 },
  },
};

export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const toast = useToast();
  const { email } = useMe();
  const text = `${TITLE}\n${USE}\n\n${codes.join("\n")}\n`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast({ title: "Codes Copied" }),
      () => toast({ title: "Copy the Codes Manually", description: "Your browser blocked copying." }),
    );
  return (
    <Step label="Save Your Recovery Codes">
      <GlobalStyles styles={PRINTED} />
      <Alert severity="warning" variant="outlined" sx={{ borderRadius: 2.5 }}>
        Keep these recovery codes in a safe place. If you lose your phone, you can use each code once to sign in. The
        codes won&apos;t be shown again.
      </Alert>
      <div id="recovery-codes">
        <Box sx={{ display: "none", displayPrint: "block" }}>
          <Typography variant="h2" component="p">
            {TITLE}
          </Typography>
          <Typography>{email}</Typography>
          <Typography>{USE}</Typography>
        </Box>
        <Box
          component="ol"
          aria-label="Recovery codes"
          sx={{
            m: 0,
            p: 2,
            listStyle: "none",
            bgcolor: "quiet.main",
            borderRadius: 2,
            fontFamily: "monospace",
            fontSize: { xs: "0.8125rem", sm: "0.9375rem" },
            lineHeight: 1.9,
            overflowWrap: "anywhere",
          }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
      </div>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <Button variant="outlined" color="inherit" onClick={() => void copy()}>
          Copy
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          component="a"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="awayday-recovery-codes.txt"
        >
          Download
        </Button>
        <Button variant="outlined" color="inherit" onClick={() => window.print()}>
          Print
        </Button>
      </Box>
      <Button variant="contained" onClick={onDone} sx={{ justifySelf: "start" }}>
        I've Saved the Codes
      </Button>
    </Step>
  );
}
