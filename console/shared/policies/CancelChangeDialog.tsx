import Box from "@mui/material/Box";
import type { PolicyAnswer } from "#core/api/PolicyAnswer.ts";
import type { PolicyField } from "#core/policies/policyFields.ts";
import { ConfirmDialog } from "../dialogs/ConfirmDialog.tsx";
import { useTitleText } from "../parts/titleText.ts";
import { wholeFacts } from "../wholeDates.ts";
import type { CancelWanted } from "./cancelScheduled.ts";
import { ImpactNote } from "./ImpactNote.tsx";
import { usePolicyImpact } from "./usePolicyImpact.ts";

interface CancelChangeDialogProps {
  policy: Pick<PolicyAnswer, "id" | "type">;
  change: { effectiveOn: string; field: PolicyField | undefined; text: string };
  onCancel: (wanted: CancelWanted) => void;
  onClose: () => void;
}

export function CancelChangeDialog({ policy: { id, type }, change, onCancel, onClose }: CancelChangeDialogProps) {
  const titleText = useTitleText();
  const { effectiveOn, field } = change;
  const impact = usePolicyImpact(id, { effectiveOn, ...(field && { field }) }, ["scheduled", "preview"]);
  const isBelow = (impact?.data?.below.length ?? 0) > 0;
  return (
    <ConfirmDialog
      open
      title="Cancel this change?"
      confirm={titleText(isBelow ? "Cancel Anyway" : "Cancel Change")}
      dismiss={titleText("Keep Change")}
      isPending={impact?.isPending ?? false}
      onConfirm={() => onCancel({ effectiveOn, field, confirmed: isBelow })}
      onClose={onClose}
    >
      <Box sx={{ mb: 2 }}>{wholeFacts(withoutPeriod(change.text))}. You can schedule it again.</Box>
      <ImpactNote type={type} impact={impact} />
    </ConfirmDialog>
  );
}

function withoutPeriod(text: string): string {
  return text.replace(/\.$/, "");
}
