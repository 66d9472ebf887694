import { z } from "zod";
import { optionalText, text } from "#core/inputs.ts";
import { FormDialog } from "#console/shared/form/FormDialog.tsx";
import { TextInput } from "#console/shared/form/TextInput.tsx";
import { useZodForm } from "#console/shared/form/useZodForm.ts";

interface ReasonDialogProps {
  title: string;
  lead: string;
  submit: string;
  submitting: string;
  dismiss?: string;
  /** The error for an empty reason. If omitted, the reason is optional. */
  required?: string;
  isDestructive?: boolean;
  isPending: boolean;
  onReason: (reason: string | undefined) => Promise<unknown>;
  onClose: () => void;
}

const REASON_MAX = 500;

export function ReasonDialog({ required, isPending, onReason, ...dialog }: ReasonDialogProps) {
  const reason = required
    ? text({ max: REASON_MAX, required, multiline: true })
    : optionalText({ max: REASON_MAX, multiline: true });
  const form = useZodForm<{ reason?: unknown }, { reason?: string | undefined }>(z.object({ reason }), { reason: "" });
  return (
    <FormDialog {...dialog} isPending={isPending} onSubmit={form.handleSubmit((given) => onReason(given.reason))}>
      <TextInput
        control={form.control}
        name="reason"
        label={required ? "Reason" : "Reason (optional)"}
        multiline
        minRows={2}
      />
    </FormDialog>
  );
}
