import Typography from "@mui/material/Typography";

export function LandingHeading({ id, children }: { id: string; children: string }) {
  return (
    <Typography
      id={id}
      variant="h2"
      sx={{
        fontSize: { xs: "1.5rem", md: "1.875rem" },
        lineHeight: 1.2,
        letterSpacing: "-0.025em",
        textWrap: "balance",
      }}
    >
      {children}
    </Typography>
  );
}
