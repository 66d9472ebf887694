import TextField from "@mui/material/TextField";
import { useState } from "react";
import type { SsoConnectionAnswer } from "#core/api/sso/SsoAnswer.ts";
import { ApiError } from "#console/shared/api/ApiError.ts";
import { CopyField } from "#console/shared/connections/CopyField.tsx";
import { FormDialog } from "#console/shared/form/FormDialog.tsx";
import type { ConnectionFields } from "./ssoCalls.ts";

interface ConnectionFormProps {
  connection?: SsoConnectionAnswer;
  redirectUri: string;
  logoutUri: string;
  isPending: boolean;
  onSubmit: (fields: ConnectionFields, onFailed: (error: unknown) => void) => unknown;
  onClose: () => void;
}

export function ConnectionForm({
  connection,
  redirectUri,
  logoutUri,
  isPending,
  onSubmit,
  onClose,
}: ConnectionFormProps) {
  const { name = "", issuer = "", clientId = "" } = connection ?? {};
  const [values, setValues] = useState<ConnectionFields>({ name, issuer, clientId, clientSecret: "" });
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const field = (key: keyof ConnectionFields, label: string, hint: string) => ({
    label,
    value: values[key],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [key]: event.target.value }),
    error: problems[key] !== undefined,
    helperText: problems[key] ?? hint,
  });
  const plain = { htmlInput: { spellCheck: false, autoComplete: "off" } };
  return (
    <FormDialog
      title={connection ? `Edit ${connection.name}` : "Add connection"}
      submit={connection ? "Save changes" : "Add connection"}
      submitting={connection ? "Saving..." : "Adding..."}
      lead={
        connection?.isOn &&
        "If you change the issuer, client ID, or client secret, the connection will be turned off until you test it and turn it on again."
      }
      isPending={isPending}
      isLarge
      onSubmit={() => onSubmit(values, (error) => setProblems((error instanceof ApiError && error.fields) || {}))}
      onClose={onClose}
    >
      <CopyField label="Redirect URI" value={redirectUri} />
      <CopyField label="Back-channel logout URI (optional)" value={logoutUri} />
      <TextField {...field("name", "Name", "Shown on the button “Continue with …”")} />
      <TextField
        {...field("issuer", "Issuer", "An https address, such as https://acme.okta.com")}
        type="url"
        slotProps={{ htmlInput: { inputMode: "url", spellCheck: false } }}
      />
      <TextField {...field("clientId", "Client ID", "From the application at your provider")} slotProps={plain} />
      <TextField
        {...field(
          "clientSecret",
          "Client secret",
          connection ? "Leave blank to keep the current one" : "Stored encrypted",
        )}
        type="password"
        slotProps={{ htmlInput: { spellCheck: false, autoComplete: "new-password" } }}
      />
    </FormDialog>
  );
}
