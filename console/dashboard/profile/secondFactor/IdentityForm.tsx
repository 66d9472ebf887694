import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { z } from "zod";
import type { ConfirmedBy } from "#core/people/confirmation.ts";
import { type IdentityInput, SecondFactorCode } from "#core/auth/SecondFactorInput.ts";
import { BusyButton } from "#console/shared/form/BusyButton.tsx";
import { Form } from "#console/shared/form/Form.tsx";
import { showServerErrors } from "#console/shared/form/showServerErrors.ts";
import { TextInput } from "#console/shared/form/TextInput.tsx";
import { useZodForm } from "#console/shared/form/useZodForm.ts";
import { CodeInput } from "#console/shared/form/CodeInput.tsx";
import { ConfirmWithGoogle } from "../ConfirmWithGoogle.tsx";

interface IdentityFormProps {
  confirmBy: ConfirmedBy;
  action: string;
  isPending: boolean;
  isDestructive?: boolean;
  onConfirm: (proof: IdentityInput) => Promise<unknown>;
}

const PasswordForm = z.object({
  password: z.string().min(1, { error: "Current password is required" }),
});

export function IdentityForm(props: IdentityFormProps) {
  const { confirmBy, action, isPending, onConfirm } = props;
  if (confirmBy === "password") return <ByPassword {...props} />;
  if (confirmBy === "code") return <ByCode {...props} />;
  if (confirmBy === "google") return <ConfirmWithGoogle purpose="secondFactor" then="continue here" />;
  if (confirmBy === "nothing") {
    return (
      <BusyButton
        variant="contained"
        loading={isPending}
        onClick={() => void onConfirm({}).catch(() => undefined)}
        sx={{ justifySelf: "start" }}
      >
        {action}
      </BusyButton>
    );
  }
  return (
    <Alert severity="info" variant="outlined" sx={{ borderRadius: 2.5 }}>
      Sign out and sign in again to confirm that it&apos;s you, and then continue here within 10 minutes.
    </Alert>
  );
}

function ByPassword({ action, isPending, isDestructive = false, onConfirm }: IdentityFormProps) {
  const form = useZodForm(PasswordForm, { password: "" });
  const submit = form.handleSubmit((proof) =>
    onConfirm(proof).catch((error: unknown) => showServerErrors(form, error)),
  );
  return (
    <Form onSubmit={() => void submit()} sx={{ display: "grid", gap: 2 }}>
      <TextInput
        control={form.control}
        name="password"
        id="field-oneself-password"
        label="Current Password"
        type="password"
        autoComplete="current-password"
      />
      <Confirm action={action} isPending={isPending} isDestructive={isDestructive} />
    </Form>
  );
}

function ByCode({ action, isPending, isDestructive = false, onConfirm }: IdentityFormProps) {
  const form = useZodForm(SecondFactorCode, { code: "" });
  const submit = form.handleSubmit((proof) =>
    onConfirm(proof).catch((error: unknown) => showServerErrors(form, error)),
  );
  return (
    <Form onSubmit={() => void submit()} sx={{ display: "grid", gap: 2 }}>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        Confirm with a code from your app.
      </Typography>
      <CodeInput control={form.control} name="code" id="field-oneself-code" />
      <Confirm action={action} isPending={isPending} isDestructive={isDestructive} />
    </Form>
  );
}

function Confirm({ action, isPending, isDestructive }: { action: string; isPending: boolean; isDestructive: boolean }) {
  return (
    <Button
      type="submit"
      variant="contained"
      color={isDestructive ? "error" : "primary"}
      loading={isPending}
      sx={{ justifySelf: "start" }}
    >
      {action}
    </Button>
  );
}
