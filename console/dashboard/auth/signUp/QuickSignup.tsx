import Button from "@mui/material/Button";
import { SimpleSignupInput } from "#core/auth/SignupInput.ts";
import { NewPasswordInput } from "#console/shared/form/NewPasswordInput.tsx";
import { TextInput } from "#console/shared/form/TextInput.tsx";
import { useZodForm } from "#console/shared/form/useZodForm.ts";
import { AuthCard, FormStack } from "../AuthCard.tsx";
import { EmailInput } from "../EmailInput.tsx";
import { leaveForFirstLogin } from "../leaveForFirstLogin.ts";
import { useQuickSignup } from "./signupCalls.ts";
import { useSignupFailure } from "./useSignupFailure.ts";

export function QuickSignup() {
  const form = useZodForm(SimpleSignupInput, { organizationName: "", email: "", password: "" });
  const signup = useQuickSignup();
  const onError = useSignupFailure(form);
  const [organizationName, email, password] = form.watch(["organizationName", "email", "password"]);
  const isReady = organizationName.trim() !== "" && email.trim() !== "" && password.length >= 6;
  const submit = form.handleSubmit((wanted) => signup.mutate(wanted, { onSuccess: leaveForFirstLogin, onError }));
  return (
    <AuthCard title="Quick Setup" lead="Create an organization and your account in one step." back="/signup">
      <FormStack onSubmit={() => void submit()}>
        <TextInput
          control={form.control}
          name="organizationName"
          label="Organization Name"
          required
          disabled={signup.isPending}
          autoComplete="organization"
        />
        <EmailInput control={form.control} name="email" label="Your Email" required disabled={signup.isPending} />
        <NewPasswordInput
          control={form.control}
          name="password"
          label="Password"
          required
          hint="Must be at least 6 characters long"
          disabled={signup.isPending}
        />
        <Button type="submit" variant="contained" size="large" disabled={!isReady || signup.isPending}>
          {signup.isPending ? "Creating Account..." : "Create Organization & Account"}
        </Button>
      </FormStack>
    </AuthCard>
  );
}
