import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Divider from "@mui/material/Divider";
import Typography from "@mui/material/Typography";
import { Link } from "react-router";
import type { OpenInvitationAnswer } from "#core/api/InvitationAnswer.ts";
import { AcceptInvitationForm as AcceptInvitationFields } from "#core/invitations/InvitationInput.ts";
import { wordsOf } from "#console/shared/api/ApiError.ts";
import { NewPasswordInput } from "#console/shared/form/NewPasswordInput.tsx";
import { showServerErrors } from "#console/shared/form/showServerErrors.ts";
import { TextInput } from "#console/shared/form/TextInput.tsx";
import { useZodForm } from "#console/shared/form/useZodForm.ts";
import { useToast } from "#console/shared/toast/toastContext.ts";
import { EmailText } from "#console/shared/people/EmailText.tsx";
import { hasGoogle } from "#console/dashboard/session/hasGoogle.ts";
import { AuthCard, FormStack } from "../AuthCard.tsx";
import { ConfirmPasswordInput } from "../ConfirmPasswordInput.tsx";
import { GoogleButton } from "../GoogleButton.tsx";
import { useAcceptInvitation } from "./invitationCalls.ts";

interface AcceptInvitationFormProps {
  token: string;
  invitation: OpenInvitationAnswer;
  onAccepted: () => void;
}

export function AcceptInvitationForm({ token, invitation, onAccepted }: AcceptInvitationFormProps) {
  const form = useZodForm(AcceptInvitationFields, { name: "", password: "", confirmPassword: "" });
  const accept = useAcceptInvitation();
  const toast = useToast();
  const submit = form.handleSubmit(({ name, password }) =>
    accept.mutate(
      { token, name, password },
      {
        onSuccess: onAccepted,
        onError: (error) => {
          showServerErrors(form, error);
          toast({ title: "Error", description: wordsOf(error, "Failed to accept invitation"), tone: "destructive" });
        },
      },
    ),
  );
  const isBusy = accept.isPending;
  const lead = (
    <>
      <Box
        component="strong"
        sx={{ display: "block", color: "text.primary", fontWeight: 600, overflowWrap: "anywhere" }}
      >
        {invitation.organizationName}
      </Box>
      You've been invited to join as {invitation.role}
      <Box component="span" sx={{ display: "block", overflowWrap: "anywhere" }}>
        <EmailText>{invitation.email}</EmailText>
      </Box>
    </>
  );
  return (
    <AuthCard title="Join Your Team" lead={lead}>
      {hasGoogle() && <GoogleButton label="Continue with Google" query={{ invitationToken: token }} />}
      {invitation.googleOnly ? (
        <GoogleInstead email={invitation.email} />
      ) : (
        <>
          {hasGoogle() && (
            <Divider sx={{ my: 2.5, color: "text.secondary", fontSize: "0.875rem" }}>Or create password</Divider>
          )}
          <FormStack onSubmit={() => void submit()}>
            <TextInput control={form.control} name="name" label="Full Name" autoComplete="name" disabled={isBusy} />
            <NewPasswordInput control={form.control} name="password" label="Password" disabled={isBusy} />
            <ConfirmPasswordInput control={form.control} name="confirmPassword" disabled={isBusy} />
            <Box sx={{ display: "grid", gridTemplateColumns: "1fr 2fr", gap: 1.5 }}>
              <Button component={Link} to="/login" color="inherit" variant="outlined" size="large" disabled={isBusy}>
                Cancel
              </Button>
              <Button type="submit" variant="contained" size="large" disabled={isBusy}>
                {isBusy ? "Creating Account..." : "Create Account"}
              </Button>
            </Box>
          </FormStack>
        </>
      )}
    </AuthCard>
  );
}

function GoogleInstead({ email }: { email: string }) {
  return (
    <>
      <Typography variant="body2" sx={{ color: "text.secondary", my: 2 }}>
        {hasGoogle()
          ? `Your organization uses Google sign-in. Choose the Google account for ${email}.`
          : "Your organization uses Google sign-in, but it isn't set up on this server. Ask an Admin for help."}
      </Typography>
      <Button component={Link} to="/login" color="inherit" variant="outlined" size="large" fullWidth>
        Cancel
      </Button>
    </>
  );
}
