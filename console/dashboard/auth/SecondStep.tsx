import Button from "@mui/material/Button";
import { useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import { RecoveryCodeForm, SecondFactorCode } from "#core/auth/SecondFactorInput.ts";
import { ApiError, wordsOf } from "#console/shared/api/ApiError.ts";
import { CodeInput } from "#console/shared/form/CodeInput.tsx";
import { showServerErrors } from "#console/shared/form/showServerErrors.ts";
import { TextInput } from "#console/shared/form/TextInput.tsx";
import { useZodForm, type ZodForm } from "#console/shared/form/useZodForm.ts";
import { useToast } from "#console/shared/toast/toastContext.ts";
import { useSecondStep } from "../session/sessionCalls.ts";
import { loginBefore, useWantedPlace } from "../session/useWantedPlace.ts";
import { AuthCard, FormStack } from "./AuthCard.tsx";

export function SecondStep() {
  const [isRecovery, setRecovery] = useState(false);
  const place = useWantedPlace();
  return (
    <AuthCard
      title="Enter Your Code"
      lead={
        isRecovery
          ? "Enter one of your saved recovery codes. Each code can be used only once."
          : "Enter the 6-digit code from your authenticator app."
      }
    >
      {isRecovery ? <ByRecoveryCode /> : <ByCode />}
      <Button size="small" onClick={() => setRecovery(!isRecovery)} sx={{ mt: 1.5, mx: "auto", display: "flex" }}>
        {isRecovery ? "Use an Authenticator Code" : "Use a Recovery Code"}
      </Button>
      <Button
        component={Link}
        to={loginBefore(place)}
        color="inherit"
        size="small"
        sx={{ mx: "auto", display: "flex" }}
      >
        Back to Login
      </Button>
    </AuthCard>
  );
}

function ByCode() {
  const form = useZodForm(SecondFactorCode, { code: "" });
  const { submit, isPending } = useSubmit(form);
  useEffect(() => {
    form.setFocus("code");
  }, [form]);
  return (
    <FormStack onSubmit={submit}>
      <CodeInput control={form.control} name="code" disabled={isPending} />
      <SignInButton isPending={isPending} />
    </FormStack>
  );
}

function ByRecoveryCode() {
  const form = useZodForm(RecoveryCodeForm, { recoveryCode: "" });
  const { submit, isPending } = useSubmit(form);
  useEffect(() => {
    form.setFocus("recoveryCode");
  }, [form]);
  return (
    <FormStack onSubmit={submit}>
      <TextInput
        control={form.control}
        name="recoveryCode"
        label="Recovery Code"
        placeholder="xxxx-xxxx-xxxx-xxxx-xxxx-xxxx"
        autoComplete="off"
        disabled={isPending}
        slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: "none" } }}
      />
      <SignInButton isPending={isPending} />
    </FormStack>
  );
}

function SignInButton({ isPending }: { isPending: boolean }) {
  return (
    <Button type="submit" variant="contained" size="large" disabled={isPending}>
      {isPending ? "Signing in..." : "Sign In"}
    </Button>
  );
}

type Given = { code: string } | { recoveryCode: string };

function useSubmit<Input extends Given>(form: ZodForm<Input, Given>) {
  const step = useSecondStep();
  const toast = useToast();
  const navigate = useNavigate();
  const place = useWantedPlace();
  const submit = form.handleSubmit((given) =>
    step.mutate(given, {
      onSuccess: () => toast({ title: "Welcome back!", description: "You have been logged in successfully." }),
      onError: (error) => {
        if (error instanceof ApiError && error.code === "sign_in_over") void navigate(loginBefore(place));
        showServerErrors(form, error);
        toast({ title: "Login Failed", description: wordsOf(error, "Please try again."), tone: "destructive" });
      },
    }),
  );
  return { submit: () => void submit(), isPending: step.isPending };
}
