import { figure } from "#core/figure.ts";
import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import MuiLink from "@mui/material/Link";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { RowStatus } from "#core/imports/RowVerdict.ts";
import { hasService } from "#console/shared/api/hasService.ts";
import type { ImportKind } from "./importKinds.ts";

interface ImportDoneProps {
  kind: ImportKind;
  counts: Record<RowStatus, number>;
  again: () => void;
}

export function ImportDone({ kind: { count, seenIn, signIn }, counts, again }: ImportDoneProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    alert.current?.focus();
  }, []);
  return (
    <Box sx={{ display: "grid", gap: 2, justifyItems: "start" }}>
      <Alert ref={alert} tabIndex={-1} severity="success" variant="outlined" sx={{ width: 1 }}>
        <AlertTitle sx={{ mb: 0 }}>{`${count(counts.new + counts.changed)} imported`}</AlertTitle>
        {`${figure(counts.new)} added, ${figure(counts.changed)} changed, ${figure(counts.same)} unchanged.`}
      </Alert>
      {signIn && counts.new > 0 && !hasService("mail") && (
        <Alert severity="info" variant="outlined" sx={{ width: 1 }}>
          {signIn.withoutMail} <MuiLink href="/settings/users">Go to Users</MuiLink>
        </Alert>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <Button component={Link} to={seenIn.to} variant="contained">
          {seenIn.label}
        </Button>
        <Button variant="outlined" onClick={again}>
          Import another file
        </Button>
      </Box>
    </Box>
  );
}
