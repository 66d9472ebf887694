import { useCallback, useEffect } from "react";
import { todayIn, type Zone } from "#core/calendar/zones.ts";
import { InvitationInput } from "#core/invitations/InvitationInput.ts";
import type { Role } from "#core/people/access/roles.ts";
import { hasService } from "#console/shared/api/hasService.ts";
import { FormDialog } from "#console/shared/form/FormDialog.tsx";
import { showServerErrors } from "#console/shared/form/showServerErrors.ts";
import { TextInput } from "#console/shared/form/TextInput.tsx";
import { useZodForm } from "#console/shared/form/useZodForm.ts";
import { copyInvitationLink } from "#console/shared/invitations/invitationLink.ts";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { useMe } from "../session/meContext.ts";
import { useSendInvitation } from "./invitationCalls.ts";
import { InvitationFields, NO_MANAGER } from "./InvitationFields.tsx";

interface InviteDialogProps {
  offices: readonly { id: string; name: string; timezone: Zone }[];
  people: readonly { id: string; name: string; role: Role }[];
  onClose: () => void;
}

export function InviteDialog({ offices, people, onClose }: InviteDialogProps) {
  const me = useMe();
  const sendsMail = hasService("mail");
  const show = useOutcome();
  const send = useSendInvitation();
  const onlyOffice = offices.length === 1 ? offices[0]?.id : undefined;
  const todayAt = useCallback(
    (id: unknown) => todayIn(offices.find((office) => office.id === id)?.timezone ?? me.timezone, Date.now()),
    [offices, me.timezone],
  );
  const form = useZodForm(InvitationInput, {
    email: "",
    role: "Employee",
    officeId: onlyOffice ?? "",
    managerId: NO_MANAGER,
    startDate: todayAt(onlyOffice),
  });
  const { control } = form;
  const officeId = form.watch("officeId");
  useEffect(() => {
    if (!form.getFieldState("startDate").isDirty) form.resetField("startDate", { defaultValue: todayAt(officeId) });
  }, [form, officeId, todayAt]);
  const sendAndCopy = async (wanted: InvitationInput) => {
    const { email, token } = await send.mutateAsync(wanted);
    return { email, wasCopied: await copyInvitationLink(token) };
  };
  const submit = form.handleSubmit(async (wanted) => {
    const wasDone = await show(sendAndCopy(wanted), {
      done: ({ email, wasCopied }) => ({
        title: "Invitation Sent",
        description: wasCopied
          ? `The invitation link for ${email} has been copied to your clipboard.`
          : `Copy the link for ${email} from the list of invitations on the Users page.`,
      }),
      failed: "Failed to send invitation",
      onFailed: (error) => showServerErrors(form, error),
    });
    if (wasDone) onClose();
  });
  return (
    <FormDialog
      title="Invite User"
      lead={
        sendsMail
          ? undefined
          : "Email isn't set up on this server, so share the invitation link with the person yourself."
      }
      submit={sendsMail ? "Send Invitation" : "Create Invitation"}
      submitting={sendsMail ? "Sending..." : "Creating..."}
      isPending={send.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput control={control} name="email" label="Email" type="email" autoComplete="off" />
      <InvitationFields
        control={control}
        offices={offices}
        people={people}
        startDateHint="Time off doesn't accrue before this day. Without a date, it accrues for the whole year, except under policies that need a date."
      />
    </FormDialog>
  );
}
