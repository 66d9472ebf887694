import Typography from "@mui/material/Typography";
import { z } from "zod";
import { countText, peopleText } from "#core/countText.ts";
import { listText } from "#core/listText.ts";
import { InvitationsInput, MAX_INVITED } from "#core/invitations/InvitationInput.ts";
import { pastedEmails } from "#core/invitations/pastedEmails.ts";
import type { Role } from "#core/people/access/roles.ts";
import type { SentInvitationsAnswer } from "#core/api/InvitationAnswer.ts";
import { hasService } from "#console/shared/api/hasService.ts";
import { FormDialog } from "#console/shared/form/FormDialog.tsx";
import { showServerErrors } from "#console/shared/form/showServerErrors.ts";
import { TextInput } from "#console/shared/form/TextInput.tsx";
import { useZodForm } from "#console/shared/form/useZodForm.ts";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { useSendInvitations } from "./invitationCalls.ts";
import { InvitationFields, NO_MANAGER } from "./InvitationFields.tsx";

const Form = InvitationsInput.omit({ emails: true }).extend({ pasted: z.string() });

interface InviteManyDialogProps {
  offices: readonly { id: string; name: string; isDefault: boolean }[];
  people: readonly { id: string; name: string; role: Role }[];
  onClose: () => void;
}

export function InviteManyDialog({ offices, people, onClose }: InviteManyDialogProps) {
  const show = useOutcome();
  const send = useSendInvitations();
  const sendsMail = hasService("mail");
  const form = useZodForm(Form, {
    pasted: "",
    role: "Employee",
    officeId: offices.find(({ isDefault }) => isDefault)?.id ?? "",
    managerId: NO_MANAGER,
    startDate: "",
  });
  const { control } = form;
  const { emails, unknown } = pastedEmails(form.watch("pasted"));
  const submit = form.handleSubmit(async ({ pasted: _pasted, ...place }) => {
    const wasDone = await show(send.mutateAsync({ emails, ...place }), {
      done: (outcome) => ({ title: sentTitle(outcome, sendsMail), description: sentText(outcome, sendsMail) }),
      failed: "Failed to send invitations.",
      onFailed: (error) => showServerErrors(form, error),
    });
    if (wasDone) onClose();
  });
  const isTooMany = emails.length > MAX_INVITED;
  return (
    <FormDialog
      title="Invite Several People"
      submit={inviteLabel(emails.length, sendsMail)}
      submitting={sendsMail ? "Sending..." : "Creating..."}
      isPending={send.isPending}
      isRefused={emails.length === 0 || unknown.length > 0 || isTooMany}
      isLarge
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        control={control}
        name="pasted"
        label="Email Addresses"
        multiline
        minRows={4}
        maxRows={12}
        autoComplete="off"
        hint={`Separate addresses with commas, spaces, or new lines. ${sendsMail ? "Each new person gets an email with a link to join." : WITHOUT_MAIL}`}
      />
      <Typography
        component="output"
        variant="body2"
        sx={{ color: unknown.length > 0 || isTooMany ? "error.main" : "text.secondary" }}
      >
        {statusText(emails.length, unknown)}
      </Typography>
      <InvitationFields
        control={control}
        offices={offices}
        people={people}
        startDateHint="Leave blank for people who already work here. Their time off then accrues for the whole year, except under policies that need a date."
      />
    </FormDialog>
  );
}

const WITHOUT_MAIL =
  "Email isn't set up on this server, so copy each person's link from the list of invitations on the Users page.";

function inviteLabel(count: number, sendsMail: boolean): string {
  if (count === 0) return sendsMail ? "Send Invitations" : "Create Invitations";
  return count === 1 ? "Invite 1 Person" : `Invite ${count} People`;
}

const QUOTED = 3;

function statusText(count: number, unknown: readonly string[]): string {
  if (unknown.length > 0) {
    const quoted = unknown.slice(0, QUOTED).map((word) => `“${word}”`);
    const more = unknown.length > QUOTED ? [`${unknown.length - QUOTED} more`] : [];
    return `${unknown.length === 1 ? "Not an email address" : "Not email addresses"}: ${listText([...quoted, ...more])}`;
  }
  if (count > MAX_INVITED) return `You can invite up to ${MAX_INVITED} people at once. Import a file to add more.`;
  if (count === 0) return "No addresses yet";
  return count === 1 ? "1 address" : `${count} addresses`;
}

function sentTitle({ sent }: SentInvitationsAnswer, sendsMail: boolean): string {
  if (sent.length === 0) return "Nobody New to Invite";
  return `${countText(sent.length, "Invitation")} ${sendsMail ? "Sent" : "Created"}`;
}

function sentText({ sent, members, invited }: SentInvitationsAnswer, sendsMail: boolean): string {
  return [
    sent.length > 0 && !sendsMail && "Copy the links from the list of invitations on the Users page.",
    members.length > 0 && `${peopleText(members.length)} already ${members.length === 1 ? "has" : "have"} an account.`,
    invited.length > 0 &&
      `${peopleText(invited.length)} already ${invited.length === 1 ? "has" : "have"} an invitation.`,
  ]
    .filter((part) => part !== false)
    .join(" ");
}
