import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { PasswordChange } from "#core/auth/PasswordInput.ts";
import { firstPasswordText } from "#core/auth/passwordFirst.ts";
import { wordsOf } from "#console/shared/api/ApiError.ts";
import { hasService } from "#console/shared/api/hasService.ts";
import { NewPasswordInput } from "#console/shared/form/NewPasswordInput.tsx";
import { showServerErrors } from "#console/shared/form/showServerErrors.ts";
import { TextInput } from "#console/shared/form/TextInput.tsx";
import { useZodForm } from "#console/shared/form/useZodForm.ts";
import { useToast } from "#console/shared/toast/toastContext.ts";
import { ConfirmWithGoogle } from "./ConfirmWithGoogle.tsx";
import { FirstPasswordSettings } from "./FirstPasswordSettings.tsx";
import { waysToSignIn } from "./googleCalls.ts";
import { useChangePassword } from "./profileCalls.ts";
import { SettingsForm } from "./SettingsForm.tsx";

export function PasswordSettings({ email }: { email: string }) {
  const ways = useQuery(waysToSignIn());
  const confirmBy = ways.data?.confirmPasswordBy;
  if (confirmBy === null) return null;
  if (ways.data?.ssoOnly)
    return <PasswordText>You sign in with single sign-on, as your organization requires.</PasswordText>;
  if (confirmBy === "nothing") {
    return <FirstPasswordSettings email={email} hasSecondFactor={ways.data?.hasSecondFactor ?? false} />;
  }
  if (confirmBy !== "google" && ways.data?.hasPassword !== false) return <ChangePassword email={email} />;
  if (confirmBy !== "google")
    return <PasswordText>{firstPasswordText({ sendsMail: hasService("mail") })}</PasswordText>;
  return (
    <Section>
      <ConfirmWithGoogle purpose="password" then="set a password" />
    </Section>
  );
}

function PasswordText({ children }: { children: string }) {
  return (
    <Section>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {children}
      </Typography>
    </Section>
  );
}

function Section({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <Typography variant="h3">Password</Typography>
      {children}
    </Box>
  );
}

function ChangePassword({ email }: { email: string }) {
  const form = useZodForm(PasswordChange, { currentPassword: "", newPassword: "" });
  const change = useChangePassword();
  const toast = useToast();
  const submit = form.handleSubmit((wanted) =>
    change.mutate(wanted, {
      onSuccess: () => {
        form.reset();
        toast({
          title: "Password Changed",
          description:
            "Your other sessions were signed out, your API keys and calendar links were revoked, and your calendars were disconnected.",
        });
      },
      onError: (error) => {
        showServerErrors(form, error);
        toast({ title: "Error", description: wordsOf(error, "Failed to change password."), tone: "destructive" });
      },
    }),
  );
  return (
    <SettingsForm title="Password" onSubmit={() => void submit()} action="Change Password" isPending={change.isPending}>
      {/* Identifies the account to password managers. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <TextInput
        control={form.control}
        name="currentPassword"
        label="Current Password"
        type="password"
        autoComplete="current-password"
      />
      <NewPasswordInput
        control={form.control}
        name="newPassword"
        label="New Password"
        placeholder=""
        hint="At least 6 characters. Changing your password signs out your other sessions, revokes your API keys and calendar links, and disconnects your calendars."
      />
    </SettingsForm>
  );
}
