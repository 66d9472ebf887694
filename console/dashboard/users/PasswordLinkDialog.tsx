import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import type { UserAnswer } from "#core/api/UserAnswer.ts";
import { FormDialog } from "#console/shared/form/FormDialog.tsx";
import { linkedAccounts } from "#console/shared/linkedAccounts.ts";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { EmailText } from "#console/shared/people/EmailText.tsx";
import { useMakePasswordLink } from "./userCalls.ts";

export function PasswordLinkDialog({ user, onClose }: { user: UserAnswer; onClose: () => void }) {
  const make = useMakePasswordLink();
  const show = useOutcome();
  const [link, setLink] = useState<string>();
  const makeAndCopy = async () => {
    const made = await make.mutateAsync(user.id);
    const wasCopied = await navigator.clipboard.writeText(made.link).then(
      () => true,
      () => false, // The browser gives no permission, or the page doesn't use https.
    );
    if (!wasCopied) setLink(made.link);
    return wasCopied;
  };
  const submit = async () => {
    let wasCopied = false;
    const wasMade = await show(
      makeAndCopy().then((copied) => (wasCopied = copied)),
      {
        done: (copied) =>
          copied
            ? { title: "Link Copied", description: `Share it only with ${user.name}.` }
            : { title: "Copy This Link", description: "Your browser blocked copying." },
        failed: "Failed to create a link.",
      },
    );
    if (wasMade && wasCopied) onClose();
  };
  return (
    <FormDialog
      title={`Password Link for ${user.name}`}
      lead={
        <>
          Anyone with the link can set a new password for{" "}
          <Box component="strong" sx={{ overflowWrap: "anywhere" }}>
            <EmailText>{user.email}</EmailText>
          </Box>
          . The link expires in 30 minutes and can be used only once. Using it signs {user.name} out everywhere, revokes
          their API keys and calendar links, disconnects their calendars, and unlinks their accounts at{" "}
          {linkedAccounts()}.
        </>
      }
      submit={link === undefined ? "Copy Password Link" : "Create Another Link"}
      submitting="Copying..."
      isPending={make.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {link !== undefined && (
        <TextField
          label="Password Link"
          id="password-link"
          value={link}
          multiline
          slotProps={{ htmlInput: { readOnly: true } }}
          onFocus={({ target }) => target.select()}
        />
      )}
    </FormDialog>
  );
}
