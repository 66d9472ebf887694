import Alert from "@mui/material/Alert";
import type { PolicyFactsAnswer } from "#core/api/admin/factAnswers.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { missingText } from "./missingText.ts";

/** Lists a person's leave types that don't accrue yet, with the unrecorded facts that their policies need. */
export function MissingFactsNote({ missing }: Pick<PolicyFactsAnswer, "missing">) {
  const { nameOf } = useLeaveTypes();
  if (missing.length === 0) return null;
  return (
    <Alert severity="warning" variant="outlined" sx={{ my: 1 }}>
      Some leave doesn&apos;t accrue yet, because its policy needs details that aren&apos;t recorded.{" "}
      {missingText(missing, nameOf)}.
    </Alert>
  );
}
