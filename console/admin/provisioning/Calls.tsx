import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { ProvisioningCallAnswer } from "#core/api/admin/ProvisioningAnswer.ts";
import { localMoment } from "#console/shared/localDates.ts";
import { ListRow } from "#console/shared/parts/ListRow.tsx";

/** The number of requests shown at first. */
const FIRST = 20;

/** The last requests of the identity provider, newest first, after the last error. */
export function Calls({ calls }: { calls: readonly ProvisioningCallAnswer[] }) {
  const [isWhole, setWhole] = useState(false);
  const [last] = calls;
  if (!last) return <Typography variant="body2">No requests in the last 30 days</Typography>;
  const failed = calls.find(({ error }) => error !== null);
  const shown = isWhole ? calls : calls.slice(0, FIRST);
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
        {`Last request ${localMoment(last.at)}. `}
        {failed ? `Last error ${localMoment(failed.at)}: ${failed.error}` : "No errors."}
      </Typography>
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {shown.map((call) => (
          <ListRow key={call.id} end={<Status call={call} />}>
            <Typography variant="body2" sx={{ fontWeight: 560, overflowWrap: "anywhere" }}>
              {[`${call.method} ${call.path}`, call.subject].filter(Boolean).join(" · ")}
            </Typography>
            {call.error !== null && (
              <Typography variant="body2" sx={{ color: "error.main", overflowWrap: "anywhere" }}>
                {call.error}
              </Typography>
            )}
            <Typography variant="body2" sx={{ color: "text.secondary" }}>
              {`${localMoment(call.at)} · ${call.token}`}
            </Typography>
          </ListRow>
        ))}
      </Box>
      {calls.length > shown.length && (
        <Box>
          <Button variant="outlined" color="inherit" onClick={() => setWhole(true)}>
            {`Show all ${calls.length}`}
          </Button>
        </Box>
      )}
    </Box>
  );
}

function Status({ call: { status, error } }: { call: ProvisioningCallAnswer }) {
  return (
    <Chip
      size="small"
      variant="outlined"
      label={status}
      color={error === null ? "default" : "error"}
      sx={{ mt: 0.25 }}
    />
  );
}
