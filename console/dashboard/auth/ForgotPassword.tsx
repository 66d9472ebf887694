import Button from "@mui/material/Button";
import { useState } from "react";
import { Link } from "react-router";
import { ForgotPasswordInput } from "#core/auth/PasswordResetInput.ts";
import { hasService } from "#console/shared/api/hasService.ts";
import { wordsOf } from "#console/shared/api/ApiError.ts";
import { showServerErrors } from "#console/shared/form/showServerErrors.ts";
import { useZodForm } from "#console/shared/form/useZodForm.ts";
import { useToast } from "#console/shared/toast/toastContext.ts";
import { AuthCard, FormStack } from "./AuthCard.tsx";
import { EmailInput } from "./EmailInput.tsx";
import { useForgotPassword } from "./passwordCalls.ts";

const NO_MAIL = "Email isn't set up on this server. Ask an Admin in your organization for a password link.";

export function ForgotPassword() {
  const form = useZodForm(ForgotPasswordInput, { email: "" });
  const forgot = useForgotPassword();
  const toast = useToast();
  const [said, setSaid] = useState(hasService("mail") ? undefined : NO_MAIL);
  const submit = form.handleSubmit((wanted) =>
    forgot.mutate(wanted, {
      onSuccess: ({ message }) => setSaid(message),
      onError: (error) => {
        showServerErrors(form, error);
        toast({ title: "Error", description: wordsOf(error, "Failed to send the link."), tone: "destructive" });
      },
    }),
  );
  if (said !== undefined) {
    return (
      <AuthCard title="Forgot your password?" lead={<output>{said}</output>}>
        <Button component={Link} to="/login" variant="contained" fullWidth size="large">
          Back to Login
        </Button>
      </AuthCard>
    );
  }
  return (
    <AuthCard
      title="Forgot your password?"
      lead="We'll email you a link to set a new password or, if your organization doesn't use passwords, tell you how to sign in. The link expires in 30 minutes and can be used only once."
      back="/login"
    >
      <FormStack onSubmit={() => void submit()}>
        <EmailInput control={form.control} name="email" label="Email" disabled={forgot.isPending} />
        <Button type="submit" variant="contained" size="large" disabled={!form.watch("email") || forgot.isPending}>
          {forgot.isPending ? "Sending..." : "Send Link"}
        </Button>
      </FormStack>
    </AuthCard>
  );
}
