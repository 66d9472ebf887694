import Button from "@mui/material/Button";
import { Link } from "react-router";
import { Page } from "#console/shared/parts/Page.tsx";

export function NotFound() {
  return (
    <Page title="404 Page Not Found" lead="This page doesn't exist.">
      <Button component={Link} to="/" variant="contained">
        Go to Home
      </Button>
    </Page>
  );
}
