import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ProvisioningCallAnswer } from "#core/api/admin/ProvisioningAnswer.ts";
import { CallList } from "#console/shared/connections/CallList.tsx";
import { lastErrorText } from "#console/shared/connections/keyFacts.ts";
import { localMoment } from "#console/shared/localDates.ts";
import { Nothing } from "#console/shared/states/Nothing.tsx";
import { dotted } from "#console/shared/dotted.ts";

export function Calls({ calls }: { calls: readonly ProvisioningCallAnswer[] }) {
  const [last] = calls;
  if (!last) return <Nothing>No requests in the last 30 days</Nothing>;
  const failed = calls.find(({ error }) => error !== null);
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
        {`Last request ${localMoment(last.at)}. `}
        {failed ? lastErrorText(failed) : "No errors."}
      </Typography>
      <CallList
        calls={calls.map(({ id, at, token, method, path, subject, status, error }) => ({
          id,
          title: dotted(`${method} ${path}`, subject),
          status,
          error,
          note: dotted(localMoment(at), token),
        }))}
      />
    </Box>
  );
}
