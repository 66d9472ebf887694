import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Divider from "@mui/material/Divider";
import { useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import type { SignInConnectionAnswer, SsoRequiredAnswer } from "#core/api/sso/SsoAnswer.ts";
import { LoginInput } from "#core/auth/LoginInput.ts";
import { addressErrorText } from "#console/shared/api/addressErrorText.ts";
import { ApiError, wordsOf } from "#console/shared/api/ApiError.ts";
import { TextInput } from "#console/shared/form/TextInput.tsx";
import { useZodForm } from "#console/shared/form/useZodForm.ts";
import { useToast } from "#console/shared/toast/toastContext.ts";
import { hasGoogle } from "../session/hasGoogle.ts";
import { needsSecondStep, useSignIn } from "../session/sessionCalls.ts";
import { secondStepBefore, useWantedPlace } from "../session/useWantedPlace.ts";
import { AuthCard, FormStack } from "./AuthCard.tsx";
import { EmailInput } from "./EmailInput.tsx";
import { GoogleButton } from "./GoogleButton.tsx";
import { SsoButtons, SsoFirst } from "./SsoButtons.tsx";

export function Login({ email: known = "" }: { email?: string }) {
  const form = useZodForm(LoginInput, { email: known, password: "", recoveryCode: "" });
  const signIn = useSignIn();
  const toast = useToast();
  const place = useWantedPlace();
  const navigate = useNavigate();
  const [isTyping, setTyping] = useState(false);
  const outcome = useSignInOutcome();
  const [needsCode, setNeedsCode] = useState(false);
  const [required, setRequired] = useState<{ email: string; connection: SignInConnectionAnswer }>();
  const [email, password] = form.watch(["email", "password"]);
  const connection = required?.email === email.trim() ? required.connection : undefined;
  const submit = form.handleSubmit(({ recoveryCode, ...wanted }) =>
    signIn.mutate(
      { ...wanted, ...(recoveryCode && { recoveryCode }) },
      {
        onSuccess: (answer) => {
          if (needsSecondStep(answer)) void navigate(secondStepBefore(place));
          else toast({ title: "Welcome back!", description: "You have been logged in successfully." });
        },
        onError: (error) => {
          const refused = error instanceof ApiError ? error : undefined;
          if (refused?.code === "sso_required" || refused?.code === "wrong_recovery_code") setNeedsCode(true);
          const problem = refused?.fields["recoveryCode"];
          if (problem) form.setError("recoveryCode", { message: problem });
          const { connection: leadingTo } = (refused?.body ?? {}) as Partial<SsoRequiredAnswer>;
          if (leadingTo) return setRequired({ email: wanted.email, connection: leadingTo });
          toast({
            title: "Login Failed",
            description: wordsOf(error, "Invalid email or password"),
            tone: "destructive",
          });
        },
      },
    ),
  );
  return (
    <AuthCard title="Sign In to Awayday" lead="Request and approve time off.">
      {connection && <SsoFirst connection={connection} {...(place && { goTo: place })} />}
      {outcome && !connection && (
        <Alert severity={outcome.severity} variant="outlined" sx={{ mb: 2.5 }}>
          {outcome.text}
        </Alert>
      )}
      <FormStack onSubmit={() => void submit()}>
        <Box onFocus={() => setTyping(true)} onBlur={() => setTyping(false)}>
          <EmailInput control={form.control} name="email" label="Email" disabled={signIn.isPending} fullWidth />
        </Box>
        <TextInput
          control={form.control}
          name="password"
          label="Password"
          type="password"
          autoComplete="current-password"
          disabled={signIn.isPending}
        />
        {needsCode && (
          <TextInput
            control={form.control}
            name="recoveryCode"
            label="Recovery Code (for Owners)"
            hint="Use this only if your identity provider is down"
            autoComplete="off"
            disabled={signIn.isPending}
          />
        )}
        <Button
          type="submit"
          variant={connection ? "outlined" : "contained"}
          size="large"
          disabled={!email || !password || signIn.isPending}
        >
          {signIn.isPending ? "Signing in..." : "Sign In"}
        </Button>
      </FormStack>
      <Button component={Link} to="/forgot-password" size="small" sx={{ mt: 1, mx: "auto", display: "flex" }}>
        Forgot password?
      </Button>
      <Divider sx={{ my: 2.5, color: "text.secondary", fontSize: "0.875rem" }}>or</Divider>
      {!connection && <SsoButtons email={email} isTyping={isTyping} goTo={place} />}
      {hasGoogle() && <GoogleButton label="Sign in with Google" {...(place && { query: { goTo: place } })} />}
      <Button component={Link} to="/signup" fullWidth sx={{ mt: hasGoogle() ? 1.5 : 0 }}>
        Create New Organization
      </Button>
    </AuthCard>
  );
}

function useSignInOutcome(): { text: string; severity: "info" | "warning" } | undefined {
  const { pathname, search } = useLocation();
  const code = pathname === "/login" ? new URLSearchParams(search).get("error") : null;
  const text = addressErrorText(code);
  return text === undefined ? undefined : { text, severity: code === "sso_asked" ? "info" : "warning" };
}
