import { PasswordChange } from "#core/people/ProfileInput.ts";
import { wordsOf } from "#console/shared/api/ApiError.ts";
import { NewPasswordInput } from "#console/shared/form/NewPasswordInput.tsx";
import { showServerErrors } from "#console/shared/form/showServerErrors.ts";
import { TextInput } from "#console/shared/form/TextInput.tsx";
import { useZodForm } from "#console/shared/form/useZodForm.ts";
import { useToast } from "#console/shared/toast/toastContext.ts";
import { useChangePassword } from "./profileCalls.ts";
import { SettingsForm } from "./SettingsForm.tsx";

/** One's own password; changing it signs out everywhere else. */
export function PasswordSettings({ email }: { email: string }) {
  const form = useZodForm(PasswordChange, { currentPassword: "", newPassword: "" });
  const change = useChangePassword();
  const toast = useToast();
  const submit = form.handleSubmit((wanted) =>
    change.mutate(wanted, {
      onSuccess: () => {
        form.reset();
        toast({ title: "Password Changed", description: "Your other sessions have been signed out." });
      },
      onError: (error) => {
        showServerErrors(form, error);
        toast({ title: "Error", description: wordsOf(error, "Failed to change password"), tone: "destructive" });
      },
    }),
  );
  return (
    <SettingsForm title="Password" onSubmit={() => void submit()} action="Change Password" isPending={change.isPending}>
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <TextInput
        control={form.control}
        name="currentPassword"
        label="Current Password"
        type="password"
        autoComplete="current-password"
      />
      <NewPasswordInput control={form.control} name="newPassword" label="New Password" hint="At least 6 characters" />
    </SettingsForm>
  );
}
