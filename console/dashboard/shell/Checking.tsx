import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useEffect } from "react";
import { wordsOf } from "#console/shared/api/ApiError.ts";
import { logFailure } from "#console/shared/log.ts";
import { LogoMark } from "#console/shared/parts/Logo.tsx";

const CENTRED = { minHeight: "100dvh", display: "grid", placeContent: "center", justifyItems: "center", gap: 2, p: 3 };

export function Checking() {
  return (
    <Box component="main" sx={CENTRED}>
      <LogoMark size={44} />
      <Typography component="output" sx={{ color: "text.secondary" }}>
        Loading...
      </Typography>
    </Box>
  );
}

export function Unreachable({ error, retry }: { error: unknown; retry: () => void }) {
  useEffect(() => {
    logFailure("Session check failed", error);
  }, [error]);
  return (
    <Box component="main" sx={{ ...CENTRED, textAlign: "center" }}>
      <LogoMark size={44} />
      <Typography variant="h1">Failed to load Awayday</Typography>
      <Typography sx={{ color: "text.secondary" }}>{wordsOf(error, "Please try again")}</Typography>
      <Button variant="contained" onClick={retry}>
        Retry
      </Button>
    </Box>
  );
}
