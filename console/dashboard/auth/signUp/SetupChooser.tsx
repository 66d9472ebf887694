import ArrowForwardRounded from "@mui/icons-material/ArrowForwardRounded";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardActionArea from "@mui/material/CardActionArea";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { Link } from "react-router";
import { hasGoogle } from "#console/dashboard/session/hasGoogle.ts";
import { WRAPPING_CHIP } from "#console/shared/parts/wrappingChip.ts";
import { AuthCard } from "../AuthCard.tsx";

const FULL = { to: "/signup/full", tag: "Recommended for teams" };
const FULL_WITH_GOOGLE = {
  ...FULL,
  title: "Full Setup with Google",
  text: "Choose your time zone and PTO policy, and sign in with your Google account.",
};
const FULL_WITH_EMAIL = {
  ...FULL,
  title: "Full Setup",
  text: "Choose your time zone and PTO policy, and sign in with an email and password.",
};
const QUICK = {
  to: "/signup/quick",
  title: "Quick Setup with Email",
  tag: "Great for testing",
  text: "Create an organization and your account in one step, with an email and password.",
};

export function SetupChooser() {
  return (
    <AuthCard title="Create Your Organization" lead="Choose how you want to set it up." back="/" width={540}>
      <Box sx={{ display: "grid", gap: 2 }}>
        {[hasGoogle() ? FULL_WITH_GOOGLE : FULL_WITH_EMAIL, QUICK].map((way) => (
          <Card key={way.to}>
            <CardActionArea component={Link} to={way.to} sx={{ p: 2.5, display: "flex", alignItems: "center", gap: 2 }}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1, rowGap: 0.5 }}>
                  <Typography variant="h3" component="h2">
                    {way.title}
                  </Typography>
                  <Chip size="small" label={way.tag} sx={WRAPPING_CHIP} />
                </Box>
                <Typography variant="body2" sx={{ color: "text.secondary", mt: 0.5 }}>
                  {way.text}
                </Typography>
              </Box>
              <ArrowForwardRounded fontSize="small" sx={{ color: "text.secondary" }} />
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </AuthCard>
  );
}
