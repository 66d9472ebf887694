import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { ApiError } from "#console/shared/api/ApiError.ts";
import { hasService } from "#console/shared/api/hasService.ts";
import { Page } from "#console/shared/parts/Page.tsx";
import { Section } from "#console/shared/parts/Section.tsx";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { Command } from "../slack/Command.tsx";
import { ConnectSlackForm } from "../slack/ConnectSlackForm.tsx";
import { slackLink } from "../slack/slackLinkCalls.ts";
import { forgetSlackLinkToken, useSlackLinkToken } from "../slack/useSlackLinkToken.ts";

export function ConnectSlackPage() {
  const token = useSlackLinkToken();
  const link = useQuery(slackLink(token));
  const [isConnected, setConnected] = useState(false);
  if (isConnected) {
    return (
      <Outcome title="Slack Account Connected">
        Go back to Slack and type <Command>/pto</Command>.
        {hasService("mail") && " We sent you an email about this change."}
      </Outcome>
    );
  }
  if (token === "" || (link.error instanceof ApiError && link.error.status === 404)) {
    return (
      <Outcome title="This link no longer works">
        Links to connect Slack expire after 15 minutes, can be used only once, and work only for the person they were
        sent to. To get a new link, type <Command>/pto balance</Command> in Slack.
      </Outcome>
    );
  }
  const finish = () => {
    forgetSlackLinkToken();
    setConnected(true);
  };
  return (
    <Page title="Connect Slack">
      <Section title="Is this your Slack account?">
        <Loaded query={link} failed="Failed to load the Slack account" skeleton={<ListSkeleton rows={4} />}>
          {(found) => <ConnectSlackForm token={token} link={found} onConnected={finish} />}
        </Loaded>
      </Section>
    </Page>
  );
}

function Outcome({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page title={title}>
      <Typography component="output" sx={{ display: "block", color: "text.secondary", mb: 2.5 }}>
        {children}
      </Typography>
      <Button component={Link} to="/" variant="contained">
        Go to My Dashboard
      </Button>
    </Page>
  );
}
