import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useQueryClient } from "@tanstack/react-query";
import type { UserAnswer } from "#core/api/UserAnswer.ts";
import { isAtLeast } from "#core/people/access/roles.ts";
import { refetch } from "#console/shared/api/lists.ts";
import { DeletePhotoButton } from "#console/shared/photo/DeletePhotoButton.tsx";
import { useMe } from "../../session/meContext.ts";
import { ConsoleLink } from "./PersonActions.tsx";

export function DetailsActions({ person }: { person: UserAnswer }) {
  const me = useMe();
  const client = useQueryClient();
  const isPhone = useMediaQuery(useTheme().breakpoints.down("sm"), { noSsr: true });
  if (!isAtLeast(me.role, "Admin")) return null;
  return (
    <>
      {isPhone && <ConsoleLink person={person} />}
      {person.id !== me.id && (
        <DeletePhotoButton
          person={person}
          label="Delete Photo"
          done="Photo Deleted"
          color="inherit"
          onDeleted={() => void refetch(client, ["users", "calendar", "approvals"])}
        />
      )}
    </>
  );
}
