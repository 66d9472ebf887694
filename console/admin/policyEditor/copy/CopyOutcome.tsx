import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { countText } from "#console/shared/formats.ts";
import { ImpactTable } from "../saving/ImpactTable.tsx";
import type { CopyState } from "./useCopies.ts";

/** The outcome of copying a policy to an office; asks for a confirmation if people would fall below zero. */
export function CopyOutcome({ outcome, onConfirm }: { outcome: CopyState | undefined; onConfirm: () => void }) {
  if (!outcome) return null;
  if (outcome.state === "copied") return <Alert severity="success">{outcome.text}</Alert>;
  if (outcome.state === "failed") return <Alert severity="error">{outcome.text}</Alert>;
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" size="small" onClick={onConfirm}>
          Copy anyway
        </Button>
      }
    >
      {`${countText(outcome.below.length, "person").replace("persons", "people")} would fall below zero.`}
      <ImpactTable people={outcome.below} label="People who would fall below zero" />
    </Alert>
  );
}
