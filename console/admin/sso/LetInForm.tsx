import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { SsoConnectionAnswer } from "#core/api/sso/SsoAnswer.ts";
import { ApiError } from "#console/shared/api/ApiError.ts";
import { FormDialog } from "#console/shared/form/FormDialog.tsx";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { ownConfirmation, useConfirmWithGoogle, useEditConnection } from "./ssoCalls.ts";

interface LetInFormProps {
  connection: SsoConnectionAnswer;
  /** The change that lets more people in. */
  change: { isOn: true } | { joins: "employee" };
  onClose: () => void;
}

const JOINING =
  "People without an account here who have an email of a proven domain join as Employees at their first sign-in.";

/** Turns a connection on, or lets people join, once the Owner has confirmed their identity. */
export function LetInForm({ connection, change, onClose }: LetInFormProps) {
  const { id, name, joins } = connection;
  const [currentPassword, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [needsGoogle, setNeedsGoogle] = useState(false);
  const edit = useEditConnection(id);
  const google = useConfirmWithGoogle();
  const show = useOutcome();
  const ways = useQuery(ownConfirmation());
  const isOn = "isOn" in change;
  const onFailed = (error: unknown) => {
    const refusal = error instanceof ApiError ? error : undefined;
    setNeedsGoogle(refusal?.code === "confirm_with_google");
    setProblems(refusal?.fields ?? {});
  };
  const submit = async () => {
    const done = isOn
      ? { title: "Connection turned on", description: "People can now sign in with it." }
      : { title: "People can join", description: "They become Employees at their first sign-in." };
    const confirmation = { ...(currentPassword !== "" && { currentPassword }), ...(code !== "" && { code }) };
    const saved = edit.mutateAsync({ ...change, ...confirmation });
    if (await show(saved, { done, failed: "Failed to change the connection", onFailed })) onClose();
  };
  return (
    <FormDialog
      title={isOn ? `Turn on ${name}?` : `Let people join with ${name}?`}
      submit={isOn ? "Turn on" : "Let people join"}
      submitting="Saving…"
      isPending={edit.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography variant="body2">
        {isOn
          ? `People can sign in with an account at this provider once it is linked to them.${joins === "off" ? "" : ` ${JOINING}`} Check that only your organization controls the provider.`
          : JOINING}
      </Typography>
      {needsGoogle ? (
        <Button
          variant="outlined"
          color="inherit"
          loading={google.isPending || google.isSuccess}
          onClick={() => google.mutate(undefined, { onSuccess: ({ goTo }) => location.assign(goTo) })}
        >
          Confirm with Google
        </Button>
      ) : (
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
      {ways.data?.hasSecondFactor && (
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
