import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { EmailChangeInput } from "#core/auth/EmailChangeInput.ts";
import { passwordFirst } from "#core/auth/passwordFirst.ts";
import { BusyButton } from "#console/shared/form/BusyButton.tsx";
import { wordsOf } from "#console/shared/api/ApiError.ts";
import { hasService } from "#console/shared/api/hasService.ts";
import { CodeInput } from "#console/shared/form/CodeInput.tsx";
import { showServerErrors } from "#console/shared/form/showServerErrors.ts";
import { TextInput } from "#console/shared/form/TextInput.tsx";
import { useZodForm } from "#console/shared/form/useZodForm.ts";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { useToast } from "#console/shared/toast/toastContext.ts";
import { EmailText } from "#console/shared/people/EmailText.tsx";
import { ConfirmWithGoogle } from "./ConfirmWithGoogle.tsx";
import { ownEmail, useCancelEmailChange, useChangeEmail } from "./emailCalls.ts";
import { SettingsForm } from "./SettingsForm.tsx";

export function EmailSettings({ email }: { email: string }) {
  const own = useQuery(ownEmail());
  const form = useZodForm(EmailChangeInput, { email: "", currentPassword: "", code: "" });
  const change = useChangeEmail();
  const toast = useToast();
  const submit = form.handleSubmit((wanted) =>
    change.mutate(wanted, {
      onSuccess: ({ status }) => {
        form.reset();
        if (status === "changed")
          toast({
            title: "Email Changed",
            description: "Your other sessions were signed out, and any linked Slack account was unlinked.",
          });
        else toast({ title: "Link Sent" });
      },
      onError: (error) => {
        showServerErrors(form, error);
        toast({ title: "Error", description: wordsOf(error, "Failed to change email."), tone: "destructive" });
      },
    }),
  );
  return (
    <Loaded query={own} failed="Failed to load your email" skeleton={<Waiting />}>
      {({ pending, confirmBy, hasSecondFactor }) => {
        const present = (
          <>
            <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
              Your email is <EmailText>{email}</EmailText>.
            </Typography>
            {pending && <Pending email={pending.email} />}
          </>
        );
        if (confirmBy === "google") {
          return (
            <Box sx={{ display: "grid", gap: 2 }}>
              <Typography variant="h3">Email</Typography>
              {present}
              <ConfirmWithGoogle purpose="email" then="change your email" />
            </Box>
          );
        }
        return (
          <SettingsForm title="Email" onSubmit={() => void submit()} action="Change Email" isPending={change.isPending}>
            {present}
            <TextInput
              control={form.control}
              name="email"
              id="field-new-email"
              label="New Email"
              type="email"
              autoComplete="email"
            />
            {confirmBy !== "nothing" && (
              <TextInput
                control={form.control}
                name="currentPassword"
                id="field-email-password"
                label="Current Password"
                type="password"
                autoComplete="current-password"
                hint={confirmBy === "signIn" ? passwordFirst({ sendsMail: hasService("mail") }) : ""}
              />
            )}
            {hasSecondFactor && (
              <CodeInput
                control={form.control}
                name="code"
                id="field-email-code"
                hint="6-digit code from your authenticator app"
              />
            )}
          </SettingsForm>
        );
      }}
    </Loaded>
  );
}

function Waiting() {
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <Typography variant="h3">Email</Typography>
      <ListSkeleton rows={3} height={56} />
    </Box>
  );
}

function Pending({ email }: { email: string }) {
  const cancel = useCancelEmailChange();
  return (
    <Alert severity="info" variant="outlined" sx={{ overflowWrap: "anywhere" }}>
      We sent a link to <EmailText>{email}</EmailText>. To change your email, open the link and confirm. The link
      expires 24 hours after it was sent.
      <BusyButton
        color="inherit"
        variant="outlined"
        size="small"
        sx={{ display: "flex", mt: 1.5 }}
        loading={cancel.isPending}
        onClick={() => cancel.mutate()}
      >
        Cancel Change
      </BusyButton>
    </Alert>
  );
}
