import Box from "@mui/material/Box";
import { BusyButton } from "../form/BusyButton.tsx";
import { useSecretTest } from "./connectionCalls.ts";
import { TestResult } from "./TestResult.tsx";
import type { SecretKind } from "./testSecret.ts";

interface SecretTestProps {
  kind: SecretKind;
  id: string;
  secret: string;
}

export function SecretTest({ kind, id, secret }: SecretTestProps) {
  const test = useSecretTest(kind);
  return (
    <>
      <BusyButton
        variant="outlined"
        color="inherit"
        loading={test.isPending}
        onClick={() => test.mutate({ secret, expected: { id } })}
      >
        Test
      </BusyButton>
      <Box sx={{ display: "flex", flex: "1 1 100%" }}>
        <TestResult outcome={test.data} />
      </Box>
    </>
  );
}
