import PersonAddAltOutlined from "@mui/icons-material/PersonAddAltOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { isAtLeast } from "#core/people/roles.ts";
import { AccessDenied } from "#console/shared/parts/AccessDenied.tsx";
import { Page } from "#console/shared/parts/Page.tsx";
import { InvitationList } from "../invitations/InvitationList.tsx";
import { allOffices } from "../offices/officeCalls.ts";
import { useMe } from "../session/meContext.ts";
import { allUsers } from "../users/userCalls.ts";
import { UsersTable } from "../users/UsersTable.tsx";
import { STACK } from "./columns.ts";

const InviteDialog = lazy(() =>
  import("../invitations/InviteDialog.tsx").then((file) => ({ default: file.InviteDialog })),
);

/** The people of the organisation; for Admin and Owner the invitations too. */
export function UsersPage() {
  const me = useMe();
  if (!isAtLeast(me.role, "Manager")) {
    return <AccessDenied>You need Manager, Admin, or Owner permissions to view team</AccessDenied>;
  }
  const mayInvite = isAtLeast(me.role, "Admin");
  return (
    <Page title="Users" actions={mayInvite && <InviteButton />}>
      <Box sx={STACK}>
        <UsersTable />
        {mayInvite && <InvitationList />}
      </Box>
    </Page>
  );
}

function InviteButton() {
  const [isOpen, setOpen] = useState(false);
  const offices = useQuery(allOffices());
  const users = useQuery(allUsers());
  return (
    <>
      <Button
        variant="contained"
        startIcon={<PersonAddAltOutlined />}
        onClick={() => setOpen(true)}
        disabled={!offices.data || !users.data}
      >
        Invite User
      </Button>
      <Suspense>
        {isOpen && (
          <InviteDialog offices={offices.data ?? []} people={users.data ?? []} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  );
}
