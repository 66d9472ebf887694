import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { DelegationInput } from "#core/delegations/DelegationInput.ts";
import { formatSpan } from "#core/calendar/dateTexts.ts";
import { twoColumns } from "#console/shared/parts/columns.ts";
import { DateInput } from "../form/DateInput.tsx";
import { Form } from "../form/Form.tsx";
import { showServerErrors } from "../form/showServerErrors.ts";
import { useZodForm } from "../form/useZodForm.ts";
import { useOutcome } from "../toast/useOutcome.ts";
import { DelegateSelect } from "./DelegateSelect.tsx";
import { useNameDelegate } from "./delegationCalls.ts";
import { useTitleText } from "../parts/titleText.ts";

const EMPTY = { delegateId: "", from: "", to: "" };

export function DelegationForm({ approver, isOwn }: { approver: { id: string; name: string }; isOwn: boolean }) {
  const titleText = useTitleText();
  const name = useNameDelegate();
  const show = useOutcome();
  const form = useZodForm(DelegationInput, EMPTY);
  const { control } = form;
  const submit = form.handleSubmit(async (input) => {
    const wasDone = await show(name.mutateAsync(isOwn ? input : { ...input, approverId: approver.id }), {
      done: ({ delegateName, from, to }) => ({
        title: titleText("Delegate Added"),
        description: `${delegateName} decides for ${isOwn ? "you" : approver.name}, ${formatSpan(from, to)}.`,
      }),
      failed: "Failed to add the delegate.",
      onFailed: (error) => showServerErrors(form, error),
    });
    if (wasDone) form.reset(EMPTY);
  });
  return (
    <Form onSubmit={submit} sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <DelegateSelect control={control} name="delegateId" approverId={approver.id} />
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: twoColumns("12.5rem") }}>
        <DateInput control={control} name="from" label={titleText("First Day")} />
        <DateInput control={control} name="to" label={titleText("Last Day")} />
      </Box>
      <Box>
        <Button type="submit" variant="contained" disabled={name.isPending}>
          {name.isPending ? "Adding..." : titleText("Add Delegate")}
        </Button>
      </Box>
    </Form>
  );
}
