import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardActionArea from "@mui/material/CardActionArea";
import Typography from "@mui/material/Typography";
import { Link } from "react-router";
import { isAtLeast } from "#core/people/roles.ts";
import { AccessDenied } from "#console/shared/parts/AccessDenied.tsx";
import { Page } from "#console/shared/parts/Page.tsx";
import { useMe } from "../session/meContext.ts";

const PLACES = [
  { to: "/settings/users", title: "Users", text: "People, their roles and managers, and invitations." },
  { to: "/settings/offices", title: "Office Management", text: "Offices with their PTO policies and holidays." },
  {
    to: "/settings/slack",
    title: "Slack Integration",
    text: "Connect your workspace to request and approve in Slack.",
  },
];

/** The way to everything that an Admin sets. */
export function SettingsPage() {
  const me = useMe();
  if (!isAtLeast(me.role, "Admin"))
    return <AccessDenied>You need Admin or Owner permissions to change settings</AccessDenied>;
  return (
    <Page title="Settings" lead="Configure your workspace">
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr", lg: "repeat(3, 1fr)" } }}>
        {PLACES.map(({ to, title, text }) => (
          <Card key={to}>
            <CardActionArea component={Link} to={to} sx={{ p: 2.5, height: 1 }}>
              <Typography variant="h2">{title}</Typography>
              <Typography variant="body2" sx={{ color: "text.secondary", mt: 0.5 }}>
                {text}
              </Typography>
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </Page>
  );
}
