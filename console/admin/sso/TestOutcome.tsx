import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import type { SsoConnectionAnswer } from "#core/api/sso/SsoAnswer.ts";
import { addressErrorText } from "#console/shared/api/addressErrorText.ts";

export function TestOutcome({ connections }: { connections: readonly SsoConnectionAnswer[] }) {
  const [params, setParams] = useSearchParams();
  const [{ tested, error }, setReturned] = useState(() => ({
    tested: params.get("tested"),
    error: params.get("error"),
  }));
  const isInAddress = params.has("tested") || params.has("error");
  useEffect(() => {
    if (isInAddress) setParams({}, { replace: true });
  }, [isInAddress, setParams]);
  const close = () => setReturned({ tested: null, error: null });
  const connection = connections.find(({ id }) => id === tested);
  const text = addressErrorText(error);
  if (text !== undefined) {
    const reason = (error === "sso_failed" && connection?.lastError) || text;
    return (
      <Alert severity="error" variant="outlined" onClose={close}>
        {connection && <AlertTitle>{`The test of ${connection.name} failed`}</AlertTitle>}
        {reason}
      </Alert>
    );
  }
  if (error !== null || !connection || connection.testedAt === null) return null;
  return (
    <Alert severity="success" variant="outlined" onClose={close}>
      {`The test of ${connection.name} succeeded.${connection.isOn ? "" : " You can now turn it on."}`}
    </Alert>
  );
}
