import Box from "@mui/material/Box";
import Container from "@mui/material/Container";
import Typography from "@mui/material/Typography";
import { LandingHeading } from "./LandingHeading.tsx";

const NEEDS = [
  {
    title: "Node",
    text: "Version 20.19 or a later 20.x release, or 22.12 or later, on Linux or macOS. On Windows, use WSL.",
  },
  {
    title: "PostgreSQL",
    text: "An embedded server starts with Awayday. In production, use your own, version 14 or later.",
  },
  {
    title: "Connections",
    text: "The server connects only to its database and to what you set up: Slack, Google, Microsoft 365, the hosts of people's photos, a mail server (SMTP), webhooks, identity providers, and a trace collector. Everything except the database is optional.",
  },
];

export function SelfHosting() {
  return (
    <Box component="section" aria-labelledby="self-hosting" sx={{ bgcolor: "quiet.main", py: { xs: 7, md: 10 } }}>
      <Container
        maxWidth="lg"
        sx={{
          display: "grid",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 5fr) minmax(0, 9fr)" },
          gap: { xs: 4, lg: 8 },
        }}
      >
        <Box>
          <LandingHeading id="self-hosting">Run It on Your Own Server</LandingHeading>
          <Typography sx={{ mt: 1.5, mb: 2, lineHeight: 1.6, color: "text.secondary" }}>
            One line installs what Awayday needs, builds it, sets up its database, and starts it:
          </Typography>
          <Box
            component="code"
            sx={{
              display: "block",
              maxWidth: 360,
              px: 2,
              py: 1.5,
              border: 1,
              borderColor: "divider",
              borderRadius: 2,
              bgcolor: "background.paper",
              fontFamily: "ui-monospace, monospace",
              fontSize: "0.9375rem",
            }}
          >
            npm ci && npm start
          </Box>
        </Box>
        <Box component="dl" sx={{ m: 0, display: "grid", gap: 2.5, alignContent: "start" }}>
          {NEEDS.map(({ title, text }) => (
            <Box
              key={title}
              sx={{
                display: "grid",
                gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "8rem minmax(0, 1fr)" },
                gap: { xs: 0.5, sm: 2 },
                "& + &": { borderTop: 1, borderColor: "divider", pt: 2.5 },
              }}
            >
              <Typography component="dt" variant="h3">
                {title}
              </Typography>
              <Typography component="dd" sx={{ m: 0, lineHeight: 1.6, color: "text.secondary" }}>
                {text}
              </Typography>
            </Box>
          ))}
        </Box>
      </Container>
    </Box>
  );
}
