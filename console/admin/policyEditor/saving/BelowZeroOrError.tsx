import Alert from "@mui/material/Alert";
import { belowZeroText } from "#core/policies/changes/PolicyImpact.ts";
import { wordsOf } from "#console/shared/api/ApiError.ts";
import { belowZero } from "./belowZero.ts";
import { ImpactTable } from "./ImpactTable.tsx";
import { OpenBlockingPolicy } from "./OpenBlockingPolicy.tsx";

export function BelowZeroOrError({ error, failed }: { error: Error | null; failed: string }) {
  const below = belowZero(error);
  if (!error) return null;
  if (!below) {
    return (
      <Alert severity="error" action={<OpenBlockingPolicy error={error} />}>
        {wordsOf(error, failed)}
      </Alert>
    );
  }
  return (
    <Alert severity="warning" icon={false}>
      {`${belowZeroText(below)}.`}
      <ImpactTable people={below} label="People who would be below zero" />
    </Alert>
  );
}
