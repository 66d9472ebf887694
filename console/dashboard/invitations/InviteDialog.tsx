import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import MenuItem from "@mui/material/MenuItem";
import { useId } from "react";
import { InvitationInput } from "#core/people/InvitationInput.ts";
import { isAtLeast, type Role, ROLES } from "#core/people/roles.ts";
import { wordsOf } from "#console/shared/api/ApiError.ts";
import { showServerErrors } from "#console/shared/form/showServerErrors.ts";
import { TextInput } from "#console/shared/form/TextInput.tsx";
import { useZodForm } from "#console/shared/form/useZodForm.ts";
import { useToast } from "#console/shared/toast/toastContext.ts";
import { useMe } from "../session/meContext.ts";
import { type Invitation, useSendInvitation } from "./invitationCalls.ts";
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
  const id = useId();
  const me = useMe();
  const toast = useToast();
  const send = useSendInvitation();
  const onlyOffice = offices.length === 1 ? offices[0]?.id : undefined;
  const { control, ...form } = useZodForm(InvitationInput, {
    email: "",
    role: "Employee",
    officeId: onlyOffice ?? "",
    managerId: NO_MANAGER,
  });
  const onSent = async ({ email, token }: Invitation) => {
    const wasCopied = await copyInvitationLink(token);
    const description = wasCopied
      ? `The invitation link for ${email} has been copied to your clipboard.`
      : `Copy the link for ${email} from the list of invitations.`;
    toast({ title: "Invitation Sent", description });
    onClose();
  };
  const submit = form.handleSubmit((wanted) =>
    send.mutateAsync(wanted).then(onSent, (error: unknown) => {
      showServerErrors({ control, ...form }, error);
      toast({ title: "Error", description: wordsOf(error, "Failed to send invitation"), tone: "destructive" });
    }),
  );
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <DialogTitle id={id}>Invite to your team</DialogTitle>
        <DialogContent>
          <Box sx={{ display: "grid", gap: 2, pt: 1 }}>
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
          </Box>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" disabled={send.isPending}>
            {send.isPending ? "Sending..." : "Send Invitation"}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
