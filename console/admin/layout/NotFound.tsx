import Button from "@mui/material/Button";
import { Link } from "react-router";
import { Page } from "#console/shared/parts/Page.tsx";

/** Says that there is nothing at an address of the console. */
export function NotFound() {
  return (
    <Page title="404 Page Not Found" lead="This page doesn't exist.">
      <Button component={Link} to="/people" variant="contained">
        Go to People
      </Button>
    </Page>
  );
}
