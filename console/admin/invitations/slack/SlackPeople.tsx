import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { countText } from "#core/countText.ts";
import { ApiError } from "#console/shared/api/ApiError.ts";
import { Page } from "#console/shared/parts/Page.tsx";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { Nothing } from "#console/shared/states/Nothing.tsx";
import { BackLink } from "../../parts/RecordPage.tsx";
import { Candidates } from "./Candidates.tsx";
import { slackDirectory } from "./directoryCalls.ts";
import { Leavers } from "./Leavers.tsx";
import type { Reading } from "./readDirectory.ts";

export function SlackPeople() {
  const [reading, setReading] = useState<Reading>({ members: 0, waits: null });
  const query = useQuery(slackDirectory(setReading));
  const client = useQueryClient();
  const again = () => void client.resetQueries({ queryKey: slackDirectory(setReading).queryKey });
  const isUnconnected = query.error instanceof ApiError && query.error.code === "slack_not_connected";
  return (
    <>
      <BackLink to="/people" label="People" />
      <Page
        title="People in Slack"
        lead="Invite members of your Slack workspaces who have no Awayday account, and deactivate people who have left Slack."
        actions={
          query.data && (
            <Button variant="outlined" onClick={again}>
              Refresh
            </Button>
          )
        }
      >
        {isUnconnected ? (
          <Unconnected />
        ) : (
          <Loaded query={query} failed="Failed to load the members from Slack" skeleton={<Waiting {...reading} />}>
            {({ members, candidates, leavers, isCut }) => (
              <Box sx={{ display: "grid", gap: 3, maxWidth: 860, gridTemplateColumns: "minmax(0, 1fr)" }}>
                {isCut && (
                  <Alert severity="warning" variant="outlined">
                    Awayday stopped reading after {countText(members, "member")}, so some people may be missing.
                  </Alert>
                )}
                <Candidates candidates={candidates} />
                <Leavers leavers={leavers} />
              </Box>
            )}
          </Loaded>
        )}
      </Page>
    </>
  );
}

function Waiting({ members, waits }: Reading) {
  return (
    <Box sx={{ display: "grid", gap: 1.5, maxWidth: 480, py: 3 }}>
      <LinearProgress aria-label="Reading from Slack" />
      <Typography component="output" sx={{ color: "text.secondary" }}>
        {waits === null
          ? `Reading from Slack. ${countText(members, "member")} so far.`
          : `Slack limits how fast members can be loaded. Loading continues in ${countText(waits, "second")}.`}
      </Typography>
    </Box>
  );
}

function Unconnected() {
  return (
    <Nothing>
      <Link href="/settings/slack">Connect your Slack workspace</Link> to see its members here
    </Nothing>
  );
}
