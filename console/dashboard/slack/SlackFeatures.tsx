import NotificationsNoneOutlined from "@mui/icons-material/NotificationsNoneOutlined";
import TerminalRounded from "@mui/icons-material/TerminalRounded";
import TouchAppOutlined from "@mui/icons-material/TouchAppOutlined";
import WbSunnyOutlined from "@mui/icons-material/WbSunnyOutlined";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { Section } from "#console/shared/parts/Section.tsx";
import { ROOMY } from "#console/shared/parts/columns.ts";
import { Command } from "./Command.tsx";

const FEATURES = [
  {
    Icon: TerminalRounded,
    title: "Commands",
    text: (
      <>
        <Command>/pto balance</Command> shows your balances; <Command>/pto request</Command> starts a request.
      </>
    ),
  },
  {
    Icon: TouchAppOutlined,
    title: "Approve and Reject",
    text: "Interactive buttons for approvers, right in the message.",
  },
  {
    Icon: NotificationsNoneOutlined,
    title: "Notifications",
    text: "Messages about requests, decisions, questions, and balances.",
  },
  {
    Icon: WbSunnyOutlined,
    title: "Morning Message",
    text: (
      <>
        Post who&apos;s away to a channel at 9:00&nbsp;AM on workdays.{" "}
        <Link href="/admin/organization">Set the channel under Organization</Link>.
      </>
    ),
  },
];

export function SlackFeatures() {
  return (
    <Section title="What Your Team Gets">
      <Box
        component="ul"
        sx={{
          listStyle: "none",
          m: 0,
          p: 0,
          display: "grid",
          gap: 2.5,
          gridTemplateColumns: "minmax(0, 1fr)",
          [ROOMY]: { gridTemplateColumns: { lg: "repeat(2, minmax(0, 1fr))" } },
        }}
      >
        {FEATURES.map(({ Icon, title, text }) => (
          <Box key={title} component="li" sx={{ display: "flex", gap: 1.5 }}>
            <Icon sx={{ color: "primary.main" }} />
            <div>
              <Typography variant="h3">{title}</Typography>
              <Typography variant="body2" sx={{ color: "text.secondary", mt: 0.25, lineHeight: 1.7 }}>
                {text}
              </Typography>
            </div>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
