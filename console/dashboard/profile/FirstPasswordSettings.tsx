import { FirstPassword } from "#core/auth/PasswordInput.ts";
import { wordsOf } from "#console/shared/api/ApiError.ts";
import { CodeInput } from "#console/shared/form/CodeInput.tsx";
import { NewPasswordInput } from "#console/shared/form/NewPasswordInput.tsx";
import { showServerErrors } from "#console/shared/form/showServerErrors.ts";
import { useZodForm } from "#console/shared/form/useZodForm.ts";
import { useToast } from "#console/shared/toast/toastContext.ts";
import { useSetFirstPassword } from "./googleCalls.ts";
import { SettingsForm } from "./SettingsForm.tsx";

interface FirstPasswordSettingsProps {
  email: string;
  hasSecondFactor: boolean;
}

export function FirstPasswordSettings({ email, hasSecondFactor }: FirstPasswordSettingsProps) {
  const form = useZodForm(FirstPassword, { newPassword: "", code: "" });
  const set = useSetFirstPassword();
  const toast = useToast();
  const submit = form.handleSubmit((wanted) =>
    set.mutate(wanted, {
      onSuccess: () =>
        toast({
          title: "Password Set",
          description:
            "Your other sessions were signed out, your API keys and calendar links were revoked, and your calendars were disconnected.",
        }),
      onError: (error) => {
        showServerErrors(form, error);
        toast({ title: "Error", description: wordsOf(error, "Failed to set the password."), tone: "destructive" });
      },
    }),
  );
  return (
    <SettingsForm title="Password" onSubmit={() => void submit()} action="Set Password" isPending={set.isPending}>
      {/* Identifies the account to password managers. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordInput
        control={form.control}
        name="newPassword"
        label="New Password"
        placeholder=""
        hint="At least 6 characters. Setting a password signs out your other sessions, revokes your API keys and calendar links, and disconnects your calendars."
      />
      {hasSecondFactor && (
        <CodeInput
          control={form.control}
          name="code"
          id="field-first-password-code"
          hint="6-digit code from your authenticator app"
        />
      )}
    </SettingsForm>
  );
}
