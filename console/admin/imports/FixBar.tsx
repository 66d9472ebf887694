import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useEffect, useRef } from "react";
import { figure } from "#core/figure.ts";
import { wordsOf } from "#console/shared/api/ApiError.ts";
import type { Fixes } from "./useFixes.ts";

interface FixBarProps {
  fixes: Fixes;
  wrong: number;
  isChecking: boolean;
  error: unknown;
}

export function FixBar({ fixes: { unchecked, checked }, wrong, isChecking, error }: FixBarProps) {
  const outcome = useRef<HTMLParagraphElement>(null);
  const wasChecking = useRef(false);
  useEffect(() => {
    if (wasChecking.current && !isChecking) outcome.current?.focus({ preventScroll: true });
    wasChecking.current = isChecking;
  }, [isChecking]);
  if (error && !isChecking) {
    return (
      <Alert severity="error" variant="outlined" sx={{ mb: 1.5 }}>
        {wordsOf(error, "The rows couldn't be checked. Please try again.")}
      </Alert>
    );
  }
  if (unchecked === 0 && !isChecking) {
    if (checked.length === 0) return null;
    return (
      <Typography ref={outcome} tabIndex={-1} sx={{ mb: 1.5, fontWeight: 600, outlineOffset: 4 }}>
        {wrong === 0 ? "Every row is valid." : `${rowsText(wrong)} still invalid.`}
      </Typography>
    );
  }
  return (
    <Box
      sx={{
        position: "sticky",
        top: 72,
        zIndex: 1,
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 1.5,
        mb: 1.5,
        p: 1,
        pl: 1.5,
        border: 1,
        borderColor: "divider",
        borderRadius: 2,
        bgcolor: "background.paper",
      }}
    >
      <Typography variant="body2" sx={{ flex: 1 }}>
        {isChecking ? "Checking..." : `${unchecked === 1 ? "1 row" : `${figure(unchecked)} rows`} edited`}
      </Typography>
      <Button type="submit" variant="contained" size="small" loading={isChecking}>
        Check again
      </Button>
    </Box>
  );
}

function rowsText(rows: number): string {
  return rows === 1 ? "1 row is" : `${figure(rows)} rows are`;
}
