import Button from "@mui/material/Button";
import { Link } from "react-router";
import { SETUP_PATH } from "#core/links/pagePaths.ts";
import { isAtLeast, type Role } from "#core/people/access/roles.ts";
import { Nothing } from "#console/shared/states/Nothing.tsx";

export function AloneNote({ role }: { role: Role }) {
  return (
    <Nothing
      action={
        isAtLeast(role, "Admin") && (
          <Button component={Link} to={SETUP_PATH} variant="contained">
            Invite Your Team
          </Button>
        )
      }
    >
      It&apos;s just you so far. Once your team joins, their requests and absences appear here.
    </Nothing>
  );
}
