import MenuItem from "@mui/material/MenuItem";
import { useCallback, useEffect } from "react";
import { todayIn, type Zone } from "#core/calendar/dates.ts";
import { InvitationInput } from "#core/invitations/InvitationInput.ts";
import { isAtLeast, type Role, ROLES } from "#core/people/access/roles.ts";
import { DateInput } from "#console/shared/form/DateInput.tsx";
import { FormDialog } from "#console/shared/form/FormDialog.tsx";
import { showServerErrors } from "#console/shared/form/showServerErrors.ts";
import { TextInput } from "#console/shared/form/TextInput.tsx";
import { useZodForm } from "#console/shared/form/useZodForm.ts";
import { copyInvitationLink } from "#console/shared/invitations/invitationLink.ts";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { useMe } from "../session/meContext.ts";
import { useSendInvitation } from "./invitationCalls.ts";

/** The select's value for "No manager"; the schema treats it as unset. */
const NO_MANAGER = "none";

interface InviteDialogProps {
  offices: readonly { id: string; name: string; timezone: Zone }[];
  people: readonly { id: string; name: string; role: Role }[];
  onClose: () => void;
}

/** Invites a person, and copies the invitation link. */
export function InviteDialog({ offices, people, onClose }: InviteDialogProps) {
  const me = useMe();
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
  // Unless it was edited, the start date is today in the chosen office's time zone.
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
          : `Copy the link for ${email} from the invitations list.`,
      }),
      failed: "Failed to send invitation",
      onFailed: (error) => showServerErrors(form, error),
    });
    if (wasDone) onClose();
  });
  return (
    <FormDialog
      title="Invite User"
      submit="Send Invitation"
      submitting="Sending..."
      isPending={send.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput control={control} name="email" label="Email" type="email" autoComplete="off" />
      <TextInput control={control} name="role" label="Role" select>
        {ROLES.filter((role) => isAtLeast(me.role, role)).map((role) => (
          <MenuItem key={role} value={role}>
            {role}
          </MenuItem>
        ))}
      </TextInput>
      <TextInput control={control} name="officeId" label="Office" select>
        {offices.map((office) => (
          <MenuItem key={office.id} value={office.id}>
            {office.name}
          </MenuItem>
        ))}
      </TextInput>
      <DateInput
        control={control}
        name="startDate"
        label="Start Date (optional)"
        hint="Time off accrues from this day. Without a date, it accrues for the whole year."
      />
      <TextInput control={control} name="managerId" label="Manager (optional)" select>
        <MenuItem value={NO_MANAGER}>No manager</MenuItem>
        {people
          .filter(({ role }) => isAtLeast(role, "Manager"))
          .map((person) => (
            <MenuItem key={person.id} value={person.id}>
              {person.name}
            </MenuItem>
          ))}
      </TextInput>
    </FormDialog>
  );
}
