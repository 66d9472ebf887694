import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import type { SlackStatusAnswer } from "#core/api/SlackStatusAnswer.ts";
import { formatDate } from "#core/calendar/dateTexts.ts";
import { todayIn } from "#core/calendar/zones.ts";
import { useMe } from "../session/meContext.ts";

export function SlackWorkspace({ workspace }: { workspace: SlackStatusAnswer["workspaces"][number] }) {
  const { teamName, installedAt, connectedByName, linksByEmail } = workspace;
  const { timezone } = useMe();
  const day = installedAt ? ` ${formatDate(todayIn(timezone, Date.parse(installedAt)))}` : ": Unknown";
  return (
    <>
      <Typography variant="h3">{teamName ?? "Unknown"}</Typography>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {`Installed${day}`}
        {connectedByName !== null && `, by ${connectedByName}`}
      </Typography>
      {!linksByEmail && (
        <Alert severity="warning" variant="outlined" sx={{ mt: 1.5 }}>
          {connectedByName ?? "The person who connected this workspace"} is no longer an active Admin or Owner. New
          people must confirm their Slack account on the web until an Admin or Owner reconnects the workspace.
        </Alert>
      )}
    </>
  );
}
