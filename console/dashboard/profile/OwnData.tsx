import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { linkOfShown } from "#console/shared/api/shownPerson.ts";

export function OwnData() {
  return (
    <Box component="section" aria-labelledby="own-data">
      <Typography variant="h3" id="own-data" sx={{ mb: 1 }}>
        Your Data
      </Typography>
      <Typography variant="body2" sx={{ color: "text.secondary", mb: 1.5 }}>
        Download a file with the data that Awayday stores about you.
      </Typography>
      <Button variant="outlined" color="inherit" href={linkOfShown("/api/auth/user/export")}>
        Download My Data
      </Button>
    </Box>
  );
}
