import Button from "@mui/material/Button";
import { Link, useLocation } from "react-router";
import { ResetPasswordForm } from "#core/auth/PasswordResetInput.ts";
import { ApiError, wordsOf } from "#console/shared/api/ApiError.ts";
import { showServerErrors } from "#console/shared/form/showServerErrors.ts";
import { NewPasswordInput } from "#console/shared/form/NewPasswordInput.tsx";
import { useZodForm } from "#console/shared/form/useZodForm.ts";
import { linkedAccounts } from "#console/shared/linkedAccounts.ts";
import { carryToast } from "#console/shared/toast/carriedToast.ts";
import { useToast } from "#console/shared/toast/toastContext.ts";
import { startOverAtLogin } from "../session/browser.ts";
import { AuthCard, FormStack } from "./AuthCard.tsx";
import { ConfirmPasswordInput } from "./ConfirmPasswordInput.tsx";
import { useResetPassword } from "./passwordCalls.ts";
import { useLinkToken } from "./useLinkToken.ts";

export function ResetPassword() {
  const { hash } = useLocation();
  const token = useLinkToken(new URLSearchParams(hash.slice(1)).get("token"), "/reset-password") ?? "";
  const form = useZodForm(ResetPasswordForm, { newPassword: "", confirmPassword: "" });
  const reset = useResetPassword();
  const toast = useToast();
  const submit = form.handleSubmit(({ newPassword }) =>
    reset.mutate(
      { token, newPassword },
      {
        onSuccess: () => {
          carryToast({ title: "Password Changed", description: "You can now sign in with your new password." });
          startOverAtLogin();
        },
        onError: (error) => {
          if (isDead(error)) return;
          showServerErrors(form, error);
          toast({ title: "Error", description: wordsOf(error, "Failed to set the password."), tone: "destructive" });
        },
      },
    ),
  );
  if (token === "" || isDead(reset.error)) return <DeadLink />;
  const isBusy = reset.isPending || reset.isSuccess;
  return (
    <AuthCard
      title="Set a New Password"
      lead={`If you have signed in before, setting a password signs you out everywhere, revokes your API keys and calendar links, disconnects your calendars, and unlinks your accounts at ${linkedAccounts()}.`}
    >
      <FormStack onSubmit={() => void submit()}>
        <NewPasswordInput control={form.control} name="newPassword" label="New Password" disabled={isBusy} />
        <ConfirmPasswordInput control={form.control} name="confirmPassword" disabled={isBusy} />
        <Button type="submit" variant="contained" size="large" disabled={isBusy}>
          {isBusy ? "Setting..." : "Set Password"}
        </Button>
      </FormStack>
    </AuthCard>
  );
}

function isDead(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

function DeadLink() {
  return (
    <AuthCard
      title="This link no longer works"
      lead={
        <span role="alert">
          Password links can be used only once and stop working when your password or email changes. They expire after
          30 minutes or, if you were added to Awayday or your email was changed for you, after 14 days.
        </span>
      }
    >
      <Button component={Link} to="/forgot-password" variant="contained" fullWidth size="large">
        Request a New Link
      </Button>
      <Button component={Link} to="/login" fullWidth sx={{ mt: 1.5 }}>
        Back to Login
      </Button>
    </AuthCard>
  );
}
