import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import type { NewKeyAnswer } from "#core/api/keys/KeyAnswer.ts";
import { ApiError } from "#console/shared/api/ApiError.ts";
import { LastDayField } from "#console/shared/connections/LastDayField.tsx";
import { FirstField } from "#console/shared/form/FirstField.tsx";
import { Form } from "#console/shared/form/Form.tsx";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { useCreateToken } from "./provisioningCalls.ts";

interface TokenFormProps {
  onClose: () => void;
  onCreated: (token: NewKeyAnswer) => void;
}

export function TokenForm({ onClose, onCreated }: TokenFormProps) {
  const [name, setName] = useState("");
  const [expiresOn, setExpiresOn] = useState("");
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const create = useCreateToken();
  const show = useOutcome();
  const submit = () =>
    show(create.mutateAsync({ name, ...(expiresOn !== "" && { expiresOn }) }), {
      done: (token) => {
        onCreated(token);
        return { title: "Token created" };
      },
      failed: "Failed to create the token.",
      onFailed: (error) => setFields((error instanceof ApiError && error.fields) || {}),
    });
  return (
    <Form onSubmit={submit} sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)", maxWidth: 420 }}>
      <FirstField
        label="Name"
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={fields["name"] !== undefined}
        helperText={fields["name"] ?? "Such as the name of your identity provider"}
      />
      <LastDayField value={expiresOn} onChange={setExpiresOn} problem={fields["expiresOn"]} />
      <Box sx={{ display: "flex", gap: 1 }}>
        <Button type="submit" variant="contained" loading={create.isPending}>
          Create token
        </Button>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
      </Box>
    </Form>
  );
}
