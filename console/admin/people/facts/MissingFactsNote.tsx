import Alert from "@mui/material/Alert";
import type { PolicyFactsAnswer } from "#core/api/admin/factAnswers.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { missingText } from "./missingText.ts";

export function MissingFactsNote({ missing }: Pick<PolicyFactsAnswer, "missing">) {
  const { nameOf } = useLeaveTypes();
  if (missing.length === 0) return null;
  return (
    <Alert severity="warning" variant="outlined" sx={{ mt: 2 }}>
      Some leave can&apos;t accrue in this leave year or the next, or can&apos;t be settled. A detail that the policy
      needs is missing, or the policy has no amount for the value entered. {missingText(missing, nameOf)}.
    </Alert>
  );
}
