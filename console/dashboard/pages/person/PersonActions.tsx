import Button from "@mui/material/Button";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import type { UserAnswer } from "#core/api/UserAnswer.ts";
import { finalStatementPath } from "#core/links/finalStatementPath.ts";
import { isAtLeast } from "#core/people/access/roles.ts";
import { refetch } from "#console/shared/api/lists.ts";
import { DeletePhotoButton } from "#console/shared/photo/DeletePhotoButton.tsx";
import { useMe } from "../../session/meContext.ts";

const RecordDialog = lazy(() =>
  import("../../requests/record/RecordDialog.tsx").then((file) => ({ default: file.RecordDialog })),
);

/** The buttons of a person's page, according to what the viewer may do. */
export function PersonActions({ person, isOwn }: { person: UserAnswer; isOwn: boolean }) {
  const me = useMe();
  const client = useQueryClient();
  const [isRecording, setRecording] = useState(false);
  const isAdmin = isAtLeast(me.role, "Admin");
  return (
    <>
      {person.endDate && (
        <Button component={Link} to={finalStatementPath(person.id)} variant="outlined" color="inherit">
          Final Statement
        </Button>
      )}
      {isAdmin && (
        <Button component="a" href={`/admin/people/${person.id}`} variant="outlined" color="inherit">
          Open in Admin Console
        </Button>
      )}
      {isAdmin && !isOwn && (
        <DeletePhotoButton
          person={person}
          label="Delete Photo"
          done="Photo Deleted"
          color="inherit"
          onDeleted={() => void refetch(client, ["users", "calendar", "approvals"])}
        />
      )}
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
