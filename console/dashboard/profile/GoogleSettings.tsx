import { useQuery, type UseMutationResult } from "@tanstack/react-query";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { WaysToSignInAnswer } from "#core/api/accountAnswers.ts";
import { GoogleLinkInput } from "#core/auth/GoogleLinkInput.ts";
import { wordsOf } from "#console/shared/api/ApiError.ts";
import { CodeInput } from "#console/shared/form/CodeInput.tsx";
import { showServerErrors } from "#console/shared/form/showServerErrors.ts";
import { TextInput } from "#console/shared/form/TextInput.tsx";
import { useZodForm } from "#console/shared/form/useZodForm.ts";
import { useToast } from "#console/shared/toast/toastContext.ts";
import { useLinkGoogle, useUnlinkGoogle, waysToSignIn } from "./googleCalls.ts";
import { SettingsForm } from "./SettingsForm.tsx";

export function GoogleSettings() {
  const ways = useQuery(waysToSignIn());
  if (!ways.data?.isAvailable) return null;
  const { hasGoogle, hasPassword, confirmPasswordBy, ssoOnly } = ways.data;
  if (!hasGoogle && hasPassword) return <NotLinked ways={ways.data} />;
  if (hasPassword && confirmPasswordBy !== null) return <Linked ways={ways.data} />;
  if (ssoOnly) return null;
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <Typography variant="h3">Google</Typography>
      <Explanation>{whyFixed(ways.data)}</Explanation>
    </Box>
  );
}

function whyFixed({ hasGoogle, confirmPasswordBy }: WaysToSignInAnswer): string {
  if (!hasGoogle) return "To link a Google account, you need a password.";
  return confirmPasswordBy === null
    ? "You sign in with Google, as your organization requires."
    : "You sign in with Google. To unlink it, set a password first.";
}

function NotLinked({ ways }: { ways: WaysToSignInAnswer }) {
  const link = useLinkGoogle();
  return (
    <ConfirmedForm
      action="Link Google"
      text="Link a Google account to sign in with it, too. Enter your password to confirm. Your other sessions will be signed out."
      failed="Failed to link Google."
      hasSecondFactor={ways.hasSecondFactor}
      change={link}
    />
  );
}

function Linked({ ways }: { ways: WaysToSignInAnswer }) {
  const unlink = useUnlinkGoogle();
  return (
    <ConfirmedForm
      action="Unlink Google"
      text="You can sign in with Google or your password. To unlink Google, enter your password. Your other sessions will be signed out."
      done="Google Unlinked"
      failed="Failed to unlink Google."
      hasSecondFactor={ways.hasSecondFactor}
      change={unlink}
    />
  );
}

interface ConfirmedFormProps<Answer> {
  action: string;
  text: string;
  done?: string;
  failed: string;
  hasSecondFactor: boolean;
  change: UseMutationResult<Answer, Error, GoogleLinkInput>;
}

function ConfirmedForm<Answer>(props: ConfirmedFormProps<Answer>) {
  const { action, text, done, failed, hasSecondFactor, change } = props;
  const form = useZodForm(GoogleLinkInput, { password: "", code: "" });
  const toast = useToast();
  const submit = form.handleSubmit((wanted) =>
    change.mutate(wanted, {
      ...(done !== undefined && { onSuccess: () => toast({ title: done }) }),
      onError: (error) => {
        showServerErrors(form, error);
        toast({ title: "Error", description: wordsOf(error, failed), tone: "destructive" });
      },
    }),
  );
  return (
    <SettingsForm
      title="Google"
      onSubmit={() => void submit()}
      action={action}
      isPending={change.isPending || change.isSuccess}
    >
      <Explanation>{text}</Explanation>
      <TextInput
        control={form.control}
        name="password"
        id="field-google-password"
        label="Current Password"
        type="password"
        autoComplete="current-password"
      />
      {hasSecondFactor && (
        <CodeInput
          control={form.control}
          name="code"
          id="field-google-code"
          hint="6-digit code from your authenticator app"
        />
      )}
    </SettingsForm>
  );
}

function Explanation({ children }: { children: string }) {
  return (
    <Typography variant="body2" sx={{ color: "text.secondary" }}>
      {children}
    </Typography>
  );
}
