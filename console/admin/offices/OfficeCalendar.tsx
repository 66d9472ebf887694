import Alert from "@mui/material/Alert";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { addressErrorText } from "#console/shared/api/addressErrorText.ts";
import { ConnectedCalendars } from "#console/shared/connections/ConnectedCalendars.tsx";

export function OfficeCalendar({ office }: { office: { id: string; name: string } }) {
  const [params, setParams] = useSearchParams();
  const [error, setError] = useState(() => params.get("error"));
  const isInAddress = params.has("error");
  useEffect(() => {
    if (isInAddress) setParams({}, { replace: true });
  }, [isInAddress, setParams]);
  const text = addressErrorText(error);
  return (
    <>
      {text !== undefined && (
        <Alert severity="error" variant="outlined" onClose={() => setError(null)}>
          {text}
        </Alert>
      )}
      <ConnectedCalendars office={office} heading="h2" />
    </>
  );
}
