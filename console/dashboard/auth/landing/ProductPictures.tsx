import Box from "@mui/material/Box";
import Container from "@mui/material/Container";
import Typography from "@mui/material/Typography";
import { LandingHeading } from "./LandingHeading.tsx";
import { type PictureName, ThemedPicture } from "./ThemedPicture.tsx";

const PICTURES: { name: PictureName; title: string; text: string; alt: string }[] = [
  {
    name: "request",
    title: "See the Cost Before You Submit",
    text: "The form counts your workdays, skips holidays, and shows your balance afterward and your approver.",
    alt: "The request form with a week of vacation: its duration in days, the balance before and after it, and the approver",
  },
  {
    name: "approvals",
    title: "Decide with Everything in View",
    text: "Each request shows team coverage, who else is away, and the balance afterward. Overlapping requests are grouped.",
    alt: "Overlapping requests in the approvals queue: each with team coverage, the balance afterward, and buttons to approve or reject it",
  },
  {
    name: "calendar",
    title: "Find Out Who's Away",
    text: "The timeline shows approved and pending leave, days off, and how many people are at work on each day.",
    alt: "The calendar as a timeline: a row for each person with approved and pending leave, and the share of people at work above them",
  },
];

export function ProductPictures() {
  return (
    <Container component="section" aria-labelledby="pictures" maxWidth="lg" sx={{ py: { xs: 7, md: 11 } }}>
      <LandingHeading id="pictures">From Request to Approval</LandingHeading>
      <Box sx={{ mt: { xs: 4, lg: 6 }, display: "grid", gap: { xs: 6, lg: 9 } }}>
        {PICTURES.map(({ name, title, text, alt }) => (
          <Box
            key={name}
            component="figure"
            sx={{
              m: 0,
              display: "grid",
              gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 5fr) minmax(0, 9fr)" },
              gap: { xs: 2.5, lg: 8 },
              alignItems: "center",
            }}
          >
            <Box component="figcaption">
              <Typography component="p" variant="h3" sx={{ fontSize: { xs: "1.125rem", lg: "1.25rem" } }}>
                {title}
              </Typography>
              <Typography sx={{ mt: 1, maxWidth: 560, lineHeight: 1.6, color: "text.secondary" }}>{text}</Typography>
            </Box>
            <ThemedPicture name={name} alt={alt} />
          </Box>
        ))}
      </Box>
    </Container>
  );
}
