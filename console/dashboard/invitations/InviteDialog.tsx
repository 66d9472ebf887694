import MenuItem from "@mui/material/MenuItem";
import { InvitationInput } from "#core/people/InvitationInput.ts";
import { isAtLeast, type Role, ROLES } from "#core/people/roles.ts";
import { FormDialog } from "#console/shared/form/FormDialog.tsx";
import { showServerErrors } from "#console/shared/form/showServerErrors.ts";
import { TextInput } from "#console/shared/form/TextInput.tsx";
import { useZodForm } from "#console/shared/form/useZodForm.ts";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { useMe } from "../session/meContext.ts";
import { useSendInvitation } from "./invitationCalls.ts";
import { copyInvitationLink } from "./invitationLink.ts";

/** What the select says for "no manager"; the schema takes it as unset. */
const NO_MANAGER = "none";

interface InviteDialogProps {
  offices: readonly { id: string; name: string }[];
  people: readonly { id: string; name: string; role: Role }[];
  onClose: () => void;
}

/** Invites somebody: the link is made and copied. */
export function InviteDialog({ offices, people, onClose }: InviteDialogProps) {
  const me = useMe();
  const tell = useOutcome();
  const send = useSendInvitation();
  const onlyOffice = offices.length === 1 ? offices[0]?.id : undefined;
  const form = useZodForm(InvitationInput, {
    email: "",
    role: "Employee",
    officeId: onlyOffice ?? "",
    managerId: NO_MANAGER,
  });
  const { control } = form;
  const sendAndCopy = async (wanted: InvitationInput) => {
    const { email, token } = await send.mutateAsync(wanted);
    return { email, wasCopied: await copyInvitationLink(token) };
  };
  const submit = form.handleSubmit(async (wanted) => {
    const wasDone = await tell(sendAndCopy(wanted), {
      done: ({ email, wasCopied }) => ({
        title: "Invitation Sent",
        description: wasCopied
          ? `The invitation link for ${email} has been copied to your clipboard.`
          : `Copy the link for ${email} from the list of invitations.`,
      }),
      failed: "Failed to send invitation",
      onFailed: (error) => showServerErrors(form, error),
    });
    if (wasDone) onClose();
  });
  return (
    <FormDialog
      title="Invite to your team"
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
