import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Container from "@mui/material/Container";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Link } from "react-router";
import { yearOf } from "#core/calendar/dates.ts";
import { todayIn } from "#core/calendar/zones.ts";
import { Logo } from "#console/shared/parts/Logo.tsx";
import { ThemeToggle } from "#console/shared/theme/ThemeToggle.tsx";
import { DemoEntrances } from "./DemoEntrances.tsx";
import { FEATURES } from "./features.ts";
import { LandingHeading } from "./LandingHeading.tsx";
import { LandingPicture } from "./LandingPicture.tsx";
import { ProductPictures } from "./ProductPictures.tsx";
import { SelfHosting } from "./SelfHosting.tsx";

const ROW = { display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5 };

const FIRST_YEAR = 2025;

export function Landing() {
  const [thisYear] = useState(() => yearOf(todayIn("UTC", Date.now())));
  const years = thisYear > FIRST_YEAR ? `${FIRST_YEAR}–${thisYear}` : FIRST_YEAR;
  return (
    <Box sx={{ minHeight: "100dvh", display: "flex", flexDirection: "column" }}>
      <title>Awayday · PTO Management Made Simple</title>
      <Container
        component="header"
        maxWidth="lg"
        sx={{ ...ROW, minHeight: 72, py: 1, columnGap: { xs: 0.5, sm: 1.5 } }}
      >
        <Logo />
        <Box sx={{ ml: "auto" }}>
          <ThemeToggle />
        </Box>
        <Button component={Link} to="/login" color="inherit" sx={{ whiteSpace: "nowrap", px: { xs: 1, sm: 2 } }}>
          Log In
        </Button>
        <Button component={Link} to="/signup" variant="contained" sx={{ whiteSpace: "nowrap", px: { xs: 1.5, sm: 2 } }}>
          Get Started
        </Button>
      </Container>
      <Box component="main" sx={{ flex: 1, overflowX: "clip" }}>
        <Hero />
        <Features />
        <ProductPictures />
        <SelfHosting />
        <Closing />
      </Box>
      <Container component="footer" maxWidth="lg" sx={{ py: 4, color: "text.secondary", fontSize: "0.875rem" }}>
        © {years} Awayday
      </Container>
    </Box>
  );
}

function Hero() {
  return (
    <Container
      maxWidth="lg"
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "1.1fr 1fr" },
        gap: { xs: 6, md: 8 },
        alignItems: "center",
        pt: { xs: 5, md: 9 },
        pb: { xs: 8, md: 13 },
      }}
    >
      <Box>
        <Typography
          variant="h1"
          sx={{
            fontSize: "min(clamp(2.25rem, 5vw, 3.5rem), 17vw)",
            lineHeight: 1.06,
            letterSpacing: "-0.035em",
            textWrap: "balance",
          }}
        >
          PTO Management Made Simple
        </Typography>
        <Typography
          sx={{ mt: 2.5, mb: 4, fontSize: "1.125rem", lineHeight: 1.6, color: "text.secondary", maxWidth: 460 }}
        >
          Request time off in Slack or on the web, get it approved in one click, and trust your balance.
        </Typography>
        <Box sx={ROW}>
          <Button component={Link} to="/signup" variant="contained" size="large">
            Start Free Trial
          </Button>
          <Button component={Link} to="/login" variant="outlined" color="inherit" size="large">
            Log In
          </Button>
        </Box>
        <DemoEntrances />
      </Box>
      <LandingPicture />
    </Container>
  );
}

function Features() {
  return (
    <Box component="section" aria-labelledby="features" sx={{ bgcolor: "quiet.main", py: { xs: 7, md: 10 } }}>
      <Container maxWidth="lg">
        <LandingHeading id="features">Everything Your Team Needs</LandingHeading>
        <Box
          sx={{
            mt: 4,
            display: "grid",
            gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr", lg: "repeat(3, 1fr)" },
            gap: 2,
          }}
        >
          {FEATURES.map(({ Icon, title, text }) => (
            <Card key={title} sx={{ p: 3 }}>
              <Icon sx={{ color: "primary.main", mb: 1.5 }} />
              <Typography variant="h3">{title}</Typography>
              <Typography variant="body2" sx={{ color: "text.secondary", mt: 0.5, lineHeight: 1.6 }}>
                {text}
              </Typography>
            </Card>
          ))}
        </Box>
      </Container>
    </Box>
  );
}

function Closing() {
  return (
    <Container
      component="section"
      aria-labelledby="closing"
      maxWidth="lg"
      sx={{ py: { xs: 7, md: 11 }, textAlign: "center" }}
    >
      <LandingHeading id="closing">Time Off, Without the Spreadsheet</LandingHeading>
      <Typography sx={{ color: "text.secondary", mt: 1.5, mb: 3.5 }}>
        Set up your organization in two minutes.
      </Typography>
      <Button component={Link} to="/signup" variant="contained" size="large">
        Get Started Now
      </Button>
    </Container>
  );
}
