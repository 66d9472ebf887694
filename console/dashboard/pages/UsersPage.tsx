import UploadFileOutlined from "@mui/icons-material/UploadFileOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import { Suspense, useCallback, useState } from "react";
import { isAtLeast } from "#core/people/access/roles.ts";
import { lazyDialog } from "#console/shared/dialogs/lazyDialog.tsx";
import { AccessDenied } from "#console/shared/states/AccessDenied.tsx";
import { Page } from "#console/shared/parts/Page.tsx";
import { InviteManyButton } from "../invitations/InviteManyButton.tsx";
import { InvitationList } from "../invitations/InvitationList.tsx";
import { useMe } from "../session/meContext.ts";
import type { UserAct } from "../users/userActs.ts";
import { WithoutStartDate } from "../users/WithoutStartDate.tsx";
import { UsersTable } from "../users/UsersTable.tsx";
import { STACK } from "./columns.ts";
import { InviteButton } from "./InviteButton.tsx";

const UserActDialog = lazyDialog(() => import("./UserActDialog.tsx").then((file) => file.UserActDialog));

export function UsersPage() {
  const me = useMe();
  const [act, setAct] = useState<UserAct>();
  const begin = useCallback((wanted: UserAct) => setAct(wanted), []);
  if (!isAtLeast(me.role, "Manager")) {
    return <AccessDenied>You need Manager, Admin, or Owner permissions to view team</AccessDenied>;
  }
  const mayInvite = isAtLeast(me.role, "Admin");
  return (
    <Page
      title="Users"
      lead={
        mayInvite && (
          <>
            More in the admin console: <Link href="/admin/people">People</Link>.
          </>
        )
      }
      actions={
        mayInvite && (
          <>
            <Button
              variant="outlined"
              href="/admin/imports"
              startIcon={<UploadFileOutlined />}
              sx={{ display: { xs: "none", sm: "inline-flex" } }}
            >
              Import People
            </Button>
            <InviteManyButton variant="outlined" />
            <InviteButton />
          </>
        )
      }
    >
      <Box sx={STACK}>
        {mayInvite && <WithoutStartDate />}
        <UsersTable onAct={begin} />
        {mayInvite && <InvitationList />}
      </Box>
      <Suspense>{act && <UserActDialog act={act} onAct={setAct} onClose={() => setAct(undefined)} />}</Suspense>
    </Page>
  );
}
