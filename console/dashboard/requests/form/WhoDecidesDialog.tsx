import { z } from "zod";
import type { DelegateSuggestionAnswer } from "#core/api/delegations/DelegationAnswer.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { formatSpan } from "#core/calendar/dateTexts.ts";
import { DelegationInput } from "#core/delegations/DelegationInput.ts";
import { DelegateSelect } from "#console/shared/delegations/DelegateSelect.tsx";
import { useNameDelegate } from "#console/shared/delegations/delegationCalls.ts";
import { FormDialog } from "#console/shared/form/FormDialog.tsx";
import { showServerErrors } from "#console/shared/form/showServerErrors.ts";
import { useZodForm } from "#console/shared/form/useZodForm.ts";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { useMe } from "#console/dashboard/session/meContext.ts";

interface WhoDecidesDialogProps {
  days: { from: IsoDate; to: IsoDate };
  suggested: DelegateSuggestionAnswer["suggested"];
  onClose: () => void;
}

const Chosen = z.object({ delegateId: DelegationInput.shape.delegateId });

export function WhoDecidesDialog({ days, suggested, onClose }: WhoDecidesDialogProps) {
  const me = useMe();
  const name = useNameDelegate();
  const show = useOutcome();
  const form = useZodForm(Chosen, { delegateId: suggested?.id ?? "" });
  const when = formatSpan(days.from, days.to);
  const submit = form.handleSubmit(async ({ delegateId }) => {
    const wasDone = await show(name.mutateAsync({ delegateId, ...days }), {
      done: ({ delegateName }) => ({
        title: "Delegate Added",
        description: `${delegateName} decides for you, ${when}.`,
      }),
      failed: "Failed to add the delegate.",
      onFailed: (error) => showServerErrors(form, error),
    });
    if (wasDone) onClose();
  });
  return (
    <FormDialog
      title="Who decides while you're away?"
      lead={`Choose a delegate to decide requests for you, ${when}. You can still decide them yourself.`}
      submit="Add Delegate"
      submitting="Adding..."
      dismiss="Not Now"
      isPending={name.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <DelegateSelect control={form.control} name="delegateId" approverId={me.id} suggested={suggested} />
    </FormDialog>
  );
}
