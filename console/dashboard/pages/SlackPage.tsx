import Box from "@mui/material/Box";
import { isAtLeast } from "#core/people/access/roles.ts";
import { AccessDenied } from "#console/shared/states/AccessDenied.tsx";
import { Page } from "#console/shared/parts/Page.tsx";
import { SlackConnection } from "../slack/SlackConnection.tsx";
import { SlackFeatures } from "../slack/SlackFeatures.tsx";
import { useMe } from "../session/meContext.ts";
import { STACK } from "./columns.ts";

export function SlackPage() {
  const me = useMe();
  if (!isAtLeast(me.role, "Admin")) {
    return <AccessDenied>You need Admin or Owner permissions to manage Slack integration</AccessDenied>;
  }
  return (
    <Page title="Slack Integration" lead="Request and approve time off where your team talks.">
      <Box sx={STACK}>
        <SlackConnection />
        <SlackFeatures />
      </Box>
    </Page>
  );
}
