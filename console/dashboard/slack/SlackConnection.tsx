import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { SlackStatusAnswer } from "#core/api/SlackStatusAnswer.ts";
import { REDIRECT_ERRORS } from "#core/links/redirectErrors.ts";
import { hasService } from "#console/shared/api/hasService.ts";
import { linkOfShown } from "#console/shared/api/shownPerson.ts";
import { ConfirmDialog } from "#console/shared/dialogs/ConfirmDialog.tsx";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { Section } from "#console/shared/parts/Section.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { Command } from "./Command.tsx";
import { SlackWorkspace } from "./SlackWorkspace.tsx";
import { slackStatus, useDisconnectSlack } from "./slackCalls.ts";

const INSTALL = "/api/slack/install";

export function SlackConnection() {
  const status = useQuery(slackStatus());
  return (
    <Section
      title="Workspace"
      actions={
        status.data && (
          <Chip
            size="small"
            color={status.data.connected ? "success" : "default"}
            label={status.data.connected ? "Connected" : "Not Connected"}
          />
        )
      }
    >
      <Loaded query={status} failed="Failed to load Slack status" skeleton={<ListSkeleton rows={2} />}>
        {(now) => (now.connected ? <Connected workspaces={now.workspaces} /> : <NotConnected />)}
      </Loaded>
    </Section>
  );
}

function Connected({ workspaces }: Pick<SlackStatusAnswer, "workspaces">) {
  const show = useOutcome();
  const disconnect = useDisconnectSlack();
  const [isAsked, setAsked] = useState(false);
  const { length: count } = workspaces;
  const disconnectText = count > 1 ? "Disconnect All" : "Disconnect";
  const confirm = async () => {
    await show(disconnect.mutateAsync(), {
      done: { title: "Slack Disconnected", description: "You can reconnect at any time." },
      failed: "Failed to disconnect Slack",
    });
    setAsked(false);
  };
  return (
    <Box sx={{ display: "grid", gap: 2.5 }}>
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 2.5 }}>
        {workspaces.map((workspace, at) => (
          <li key={at}>
            <SlackWorkspace workspace={workspace} />
          </li>
        ))}
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
        {hasService("slack") && (
          <Button variant="outlined" href="/admin/people/slack">
            People in Slack
          </Button>
        )}
        <Button color="error" variant="outlined" onClick={() => setAsked(true)}>
          {disconnectText}
        </Button>
        {hasService("slack") && (
          <Button variant="outlined" color="inherit" href={linkOfShown(INSTALL)}>
            Connect or Reconnect a Workspace
          </Button>
        )}
      </Box>
      <ConfirmDialog
        open={isAsked}
        title="Disconnect Slack?"
        confirm={disconnectText}
        isPending={disconnect.isPending}
        onConfirm={() => void confirm()}
        onClose={() => setAsked(false)}
      >
        This will disable all Slack notifications and slash commands for{" "}
        {count > 1 ? `your ${count} workspaces` : "your workspace"}. You can reconnect at any time.
      </ConfirmDialog>
    </Box>
  );
}

const STEPS = [
  "Choose Connect to Slack and pick your workspace.",
  "Grant Awayday the permissions shown in Slack.",
  "Slack brings you back to this page, which shows the workspace as connected.",
];

function NotConnected() {
  const isSetUp = hasService("slack");
  return (
    <>
      {!isSetUp && (
        <Alert severity="info" variant="outlined" sx={{ mb: 2, borderRadius: 2.5 }}>
          {REDIRECT_ERRORS.slack_not_set_up}
        </Alert>
      )}
      <Box component="ol" sx={{ mt: 0, mb: 2.5, pl: 2.5, color: "text.secondary", lineHeight: 1.8 }}>
        {STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
        <li>
          Your team types <Command>/pto help</Command> in any channel to get started.
        </li>
      </Box>
      <Button variant="contained" {...(isSetUp ? { href: linkOfShown(INSTALL) } : { disabled: true })}>
        Connect to Slack
      </Button>
    </>
  );
}
