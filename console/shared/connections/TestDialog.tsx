import TextField from "@mui/material/TextField";
import { useState } from "react";
import { FormDialog } from "../form/FormDialog.tsx";
import { useSecretTest } from "./connectionCalls.ts";
import { TestResult } from "./TestResult.tsx";
import type { Expected, SecretKind } from "./testSecret.ts";

const WORDS = {
  keys: {
    label: "Key",
    lead: "Awayday stores only a fingerprint of the key, so paste the key from your program. The test calls the API with it.",
  },
  "calendar-feeds": {
    label: "Address",
    lead: "Awayday stores only a fingerprint of the address, so paste the address from your calendar program. The test fetches the calendar.",
  },
  provisioning: {
    label: "Token",
    lead: "Awayday stores only a fingerprint of the token, so paste the token from your identity provider. The test sends a request with it and changes nothing.",
  },
} as const;

interface TestDialogProps {
  kind: SecretKind;
  item: Expected & { name: string };
  onClose: () => void;
}

export function TestDialog({ kind, item: { id, name, start }, onClose }: TestDialogProps) {
  const [secret, setSecret] = useState("");
  const test = useSecretTest(kind);
  const { label, lead } = WORDS[kind];
  return (
    <FormDialog
      title={`Test ${name}`}
      lead={lead}
      submit="Test"
      submitting="Testing..."
      dismiss="Close"
      isPending={test.isPending}
      isRefused={secret.trim() === ""}
      onSubmit={() => test.mutate({ secret, expected: { id, start } })}
      onClose={onClose}
    >
      <TextField
        label={label}
        value={secret}
        onChange={(event) => {
          setSecret(event.target.value);
          test.reset();
        }}
        slotProps={{
          htmlInput: { autoComplete: "off", spellCheck: false },
          input: { sx: { fontFamily: "monospace" } },
        }}
      />
      <TestResult outcome={test.data} />
    </FormDialog>
  );
}
