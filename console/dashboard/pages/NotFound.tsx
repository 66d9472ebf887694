import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Link } from "react-router";

/** An address where there is nothing. */
export function NotFound() {
  return (
    <Box
      sx={{
        minHeight: "60dvh",
        display: "grid",
        placeContent: "center",
        justifyItems: "center",
        gap: 1.5,
        p: 3,
        textAlign: "center",
      }}
    >
      <title>Page Not Found · Awayday</title>
      <Typography variant="h1">404 Page Not Found</Typography>
      <Typography sx={{ color: "text.secondary", mb: 1 }}>There is nothing at this address.</Typography>
      <Button component={Link} to="/" variant="contained">
        Go to the start page
      </Button>
    </Box>
  );
}
