import { may } from "#core/people/access.ts";
import { AccessDenied } from "#console/shared/parts/AccessDenied.tsx";
import { Page } from "#console/shared/parts/Page.tsx";
import { OrganizationSettings } from "../organization/OrganizationSettings.tsx";
import { useMe } from "../session/meContext.ts";

/** What holds for the whole organisation. */
export function OrganizationPage() {
  const { role } = useMe();
  if (!may(role, "readOrganization")) {
    return <AccessDenied>You need Admin or Owner permissions to see the organization's settings</AccessDenied>;
  }
  return (
    <Page title="Organization" lead="Your organization's name, policy and reminders">
      <OrganizationSettings />
    </Page>
  );
}
