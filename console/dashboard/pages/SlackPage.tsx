import Box from "@mui/material/Box";
import { isAtLeast } from "#core/people/roles.ts";
import { AccessDenied } from "#console/shared/parts/AccessDenied.tsx";
import { Page } from "#console/shared/parts/Page.tsx";
import { Section } from "#console/shared/parts/Section.tsx";
import { SlackConnection } from "../slack/SlackConnection.tsx";
import { useMe } from "../session/meContext.ts";
import { STACK } from "./columns.ts";

const FEATURES = [
  "/pto balance and /pto request commands",
  "Interactive approve and reject buttons for managers",
  "Notifications when requests are submitted, approved or rejected",
];

/** The connection to the organisation's Slack workspace. */
export function SlackPage() {
  const me = useMe();
  if (!isAtLeast(me.role, "Admin")) {
    return <AccessDenied>You need Admin or Owner permissions to manage Slack integration</AccessDenied>;
  }
  return (
    <Page title="Slack Integration" lead="Request and approve time off where your team talks">
      <Box sx={STACK}>
        <SlackConnection />
        <Section title="What your team gets">
          <Box component="ul" sx={{ m: 0, pl: 2.5, color: "text.secondary", lineHeight: 1.8 }}>
            {FEATURES.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </Box>
        </Section>
      </Box>
    </Page>
  );
}
