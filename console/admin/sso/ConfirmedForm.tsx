import TextField from "@mui/material/TextField";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { BusyButton } from "#console/shared/form/BusyButton.tsx";
import { ApiError } from "#console/shared/api/ApiError.ts";
import { FormDialog } from "#console/shared/form/FormDialog.tsx";
import type { Toast } from "#console/shared/toast/toastContext.ts";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { type Confirmation, ownConfirmation, useConfirmWithGoogle } from "./ssoCalls.ts";

interface ConfirmedFormProps {
  title: string;
  lead?: string;
  submit: string;
  submitting: string;
  isPending: boolean;
  isLarge?: boolean;
  isDestructive?: boolean;
  mustConfirm?: boolean;
  onSubmit: (confirmation: Confirmation) => Promise<unknown>;
  done: Toast;
  failed: string;
  onClose: () => void;
  children?: ReactNode;
}

export function ConfirmedForm({
  title,
  lead,
  submit,
  submitting,
  mustConfirm = true,
  children,
  ...props
}: ConfirmedFormProps) {
  const { isPending, isLarge = false, isDestructive = false, onSubmit, done, failed, onClose } = props;
  const [currentPassword, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [needsGoogle, setNeedsGoogle] = useState(false);
  const google = useConfirmWithGoogle();
  const show = useOutcome();
  const ways = useQuery(ownConfirmation());
  const onFailed = (error: unknown) => {
    const refusal = error instanceof ApiError ? error : undefined;
    setNeedsGoogle(refusal?.code === "confirm_with_google");
    setProblems(refusal?.fields ?? {});
  };
  const send = async () => {
    const confirmation = { ...(currentPassword !== "" && { currentPassword }), ...(code !== "" && { code }) };
    if (await show(onSubmit(confirmation), { done, failed, onFailed })) onClose();
  };
  return (
    <FormDialog
      title={title}
      lead={lead}
      submit={submit}
      submitting={submitting}
      isPending={isPending}
      isLarge={isLarge}
      isDestructive={isDestructive}
      onSubmit={send}
      onClose={onClose}
    >
      {children}
      {mustConfirm && needsGoogle ? (
        <BusyButton
          variant="outlined"
          color="inherit"
          loading={google.isPending || google.isSuccess}
          onClick={() => google.mutate(undefined, { onSuccess: ({ goTo }) => location.assign(goTo) })}
        >
          Confirm with Google
        </BusyButton>
      ) : (
        mustConfirm &&
        ways.data?.confirmBy !== "google" && (
          <TextField
            label="Current password"
            type="password"
            value={currentPassword}
            onChange={(event) => setPassword(event.target.value)}
            error={problems["currentPassword"] !== undefined}
            helperText={problems["currentPassword"]}
            slotProps={{ htmlInput: { autoComplete: "current-password" } }}
          />
        )
      )}
      {mustConfirm && ways.data?.hasSecondFactor && (
        <TextField
          label="Code"
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={problems["code"] !== undefined}
          helperText={problems["code"] ?? "6-digit code from your authenticator app"}
          slotProps={{ htmlInput: { inputMode: "numeric", autoComplete: "one-time-code" } }}
        />
      )}
    </FormDialog>
  );
}
