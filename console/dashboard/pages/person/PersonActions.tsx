import Button from "@mui/material/Button";
import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { Suspense, useState } from "react";
import { Link } from "react-router";
import type { UserAnswer } from "#core/api/UserAnswer.ts";
import { finalStatementPath } from "#core/links/finalStatementPath.ts";
import { isAtLeast } from "#core/people/access/roles.ts";
import { lazyDialog } from "#console/shared/dialogs/lazyDialog.tsx";
import { useMe } from "../../session/meContext.ts";

const RecordDialog = lazyDialog(() =>
  import("../../requests/record/RecordDialog.tsx").then((file) => file.RecordDialog),
);

export function PersonActions({ person, isOwn }: { person: UserAnswer; isOwn: boolean }) {
  const me = useMe();
  const isPhone = useMediaQuery(useTheme().breakpoints.down("sm"), { noSsr: true });
  const [isRecording, setRecording] = useState(false);
  return (
    <>
      {person.endDate && (
        <Button component={Link} to={finalStatementPath(person.id)} variant="outlined" color="inherit">
          Final Statement
        </Button>
      )}
      {/* A phone has room for two buttons. */}
      {isAtLeast(me.role, "Admin") && !isPhone && <ConsoleLink person={person} />}
      {isOwn && (
        <Button component={Link} to="/requests" variant="outlined">
          My Requests
        </Button>
      )}
      {!isOwn && person.isActive && (
        <Button variant="contained" onClick={() => setRecording(true)}>
          Record Time Off
        </Button>
      )}
      <Suspense>{isRecording && <RecordDialog person={person} onClose={() => setRecording(false)} />}</Suspense>
    </>
  );
}

export function ConsoleLink({ person }: { person: UserAnswer }) {
  return (
    <Button component="a" href={`/admin/people/${person.id}`} variant="outlined" color="inherit">
      Open in Admin Console
    </Button>
  );
}
