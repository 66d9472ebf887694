import AdminPanelSettingsOutlined from "@mui/icons-material/AdminPanelSettingsOutlined";
import ChecklistOutlined from "@mui/icons-material/ChecklistOutlined";
import DomainAddOutlined from "@mui/icons-material/DomainAddOutlined";
import GroupsOutlined from "@mui/icons-material/GroupsOutlined";
import TagOutlined from "@mui/icons-material/TagOutlined";
import TuneOutlined from "@mui/icons-material/TuneOutlined";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardActionArea from "@mui/material/CardActionArea";
import Typography from "@mui/material/Typography";
import { Link } from "react-router";
import { SETUP_PATH } from "#core/links/pagePaths.ts";
import { isAtLeast } from "#core/people/access/roles.ts";
import { AccessDenied } from "#console/shared/states/AccessDenied.tsx";
import { Page } from "#console/shared/parts/Page.tsx";
import { LedgerCheck } from "../balances/LedgerCheck.tsx";
import { useMe } from "../session/meContext.ts";

const PLACES = [
  {
    to: "/settings/users",
    Icon: GroupsOutlined,
    title: "Users",
    text: "People, their roles and managers, and invitations.",
  },
  {
    to: "/settings/offices",
    Icon: DomainAddOutlined,
    title: "Office Management",
    text: "Offices with their PTO policies and holidays.",
  },
  {
    to: "/admin/organization",
    Icon: TuneOutlined,
    title: "Organization",
    text: "Name, leave year, reminders, photos, morning messages, sign-in, API keys, and ownership.",
  },
  {
    to: "/settings/slack",
    Icon: TagOutlined,
    title: "Slack Integration",
    text: "The connection to Slack, where people can request and approve time off.",
  },
  {
    to: SETUP_PATH,
    Icon: ChecklistOutlined,
    title: "Get Started",
    text: "The checklist for setting up time off: office, holidays, policies, and people.",
  },
  {
    to: "/admin",
    Icon: AdminPanelSettingsOutlined,
    title: "Admin Console",
    text: "All records, with search and bulk changes, plus imports, reports, the ledger, and the audit log.",
  },
];

export function SettingsPage() {
  const me = useMe();
  if (!isAtLeast(me.role, "Admin"))
    return <AccessDenied>You need Admin or Owner permissions to change settings</AccessDenied>;
  return (
    <Page title="Settings" lead="Configure your workspace">
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } }}>
        {PLACES.map(({ to, Icon, title, text }) => (
          <Card key={to}>
            <CardActionArea
              component={Link}
              to={to}
              reloadDocument={to.startsWith("/admin")}
              sx={{ p: 2.5, height: 1 }}
            >
              <Icon sx={{ color: "primary.main", mb: 1.5 }} />
              <Typography variant="h2">{title}</Typography>
              <Typography variant="body2" sx={{ color: "text.secondary", mt: 0.5 }}>
                {text}
              </Typography>
            </CardActionArea>
          </Card>
        ))}
      </Box>
      <Box sx={{ mt: 3 }}>
        <LedgerCheck />
      </Box>
    </Page>
  );
}
