import type { LedgerEntryAnswer } from "#core/api/LedgerEntryAnswer.ts";
import { UndoInput } from "#core/ledger/inputs/AdjustmentInput.ts";
import { FormDialog } from "#console/shared/form/FormDialog.tsx";
import { showServerErrors } from "#console/shared/form/showServerErrors.ts";
import { TextInput } from "#console/shared/form/TextInput.tsx";
import { useZodForm } from "#console/shared/form/useZodForm.ts";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { useUndoAdjustment } from "./balanceCalls.ts";

export function UndoDialog({ entry, onClose }: { entry: LedgerEntryAnswer; onClose: () => void }) {
  const undo = useUndoAdjustment();
  const show = useOutcome();
  const form = useZodForm(UndoInput, { reason: "" });
  const { amountText } = useLeaveTypes();
  const amount = amountText(Math.abs(entry.days), entry.type);
  const effect = entry.days < 0 ? `adds ${amount}` : `subtracts ${amount}`;
  const { what, title } = WORDS[entry.kind === "credit" ? "credit" : "adjustment"];
  const cause = /[.!?]$/u.test(entry.cause) ? entry.cause : `${entry.cause}.`;
  const submit = form.handleSubmit(async ({ reason }) => {
    const wasDone = await show(undo.mutateAsync({ entryId: entry.id, reason }), {
      done: { title: `${title} Undone`, description: "The original entry stays, and another entry reverses it." },
      failed: `Failed to undo ${what}.`,
      onFailed: (error) => showServerErrors(form, error),
    });
    if (wasDone) onClose();
  });
  return (
    <FormDialog
      title={`Undo ${title}`}
      lead={`${cause} Undoing this ${what} ${effect}. The original entry stays in the history, and another entry reverses it.`}
      submit={`Undo ${title}`}
      submitting="Undoing..."
      isPending={undo.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput control={form.control} name="reason" label="Reason" multiline minRows={2} />
    </FormDialog>
  );
}

const WORDS = {
  adjustment: { what: "adjustment", title: "Adjustment" },
  credit: { what: "added time", title: "Added Time" },
} as const;
