import { isAtLeast } from "#core/people/roles.ts";
import { AccessDenied } from "#console/shared/parts/AccessDenied.tsx";
import { Page } from "#console/shared/parts/Page.tsx";
import { OfficeList } from "../offices/OfficeList.tsx";
import { useMe } from "../session/meContext.ts";

/** The offices, for those who manage them. */
export function OfficeManagementPage() {
  const me = useMe();
  if (!isAtLeast(me.role, "Admin"))
    return <AccessDenied>You need Admin or Owner permissions to manage offices</AccessDenied>;
  return (
    <Page title="Office Management">
      <OfficeList />
    </Page>
  );
}
