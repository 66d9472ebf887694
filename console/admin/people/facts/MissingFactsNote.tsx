import Alert from "@mui/material/Alert";
import type { PolicyFactsAnswer } from "#core/api/admin/factAnswers.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { missingText } from "./missingText.ts";

/**
 * Lists a person's leave types that don't accrue now or in the next leave year, or can't be settled, with the facts that
 * they need.
 */
export function MissingFactsNote({ missing }: Pick<PolicyFactsAnswer, "missing">) {
  const { nameOf } = useLeaveTypes();
  if (missing.length === 0) return null;
  return (
    <Alert severity="warning" variant="outlined" sx={{ my: 1 }}>
      Some leave isn&apos;t accruing, won&apos;t accrue in the next leave year, or can&apos;t be settled, because
      details that its policy needs are missing or match no amount in it. {missingText(missing, nameOf)}.
    </Alert>
  );
}
