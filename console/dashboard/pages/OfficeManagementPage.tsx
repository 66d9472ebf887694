import EventOutlined from "@mui/icons-material/EventOutlined";
import RuleOutlined from "@mui/icons-material/RuleOutlined";
import Link from "@mui/material/Link";
import { isAtLeast } from "#core/people/access/roles.ts";
import { AccessDenied } from "#console/shared/states/AccessDenied.tsx";
import { Disclosure } from "#console/shared/parts/Disclosure.tsx";
import { Page } from "#console/shared/parts/Page.tsx";
import { OfferHolidays } from "../holidays/OfferHolidays.tsx";
import { HolidayList } from "../holidays/HolidayList.tsx";
import { AddOfficeButton, OfficeManagement } from "../offices/OfficeManagement.tsx";
import { PolicyList } from "../policies/PolicyList.tsx";
import { useMe } from "../session/meContext.ts";

export function OfficeManagementPage() {
  const me = useMe();
  if (!isAtLeast(me.role, "Admin"))
    return <AccessDenied>You need Admin or Owner permissions to manage offices</AccessDenied>;
  return (
    <Page
      title="Office Management"
      lead={
        <>
          Offices with their PTO policies and holidays. More in the admin console:{" "}
          <Link href="/admin/offices">Offices</Link>, <Link href="/admin/policies">Policies</Link>, and{" "}
          <Link href="/admin/holidays">Holidays</Link>.
        </>
      }
      actions={
        <AddOfficeButton>{(office, close) => <OfferHolidays office={office} onClose={close} />}</AddOfficeButton>
      }
    >
      <OfficeManagement>
        {({ id, country, timezone }) => (
          <>
            <Disclosure title="PTO Policies" Icon={RuleOutlined}>
              <PolicyList officeId={id} />
            </Disclosure>
            <Disclosure title="Holidays" Icon={EventOutlined}>
              <HolidayList officeId={id} country={country} timezone={timezone} />
            </Disclosure>
          </>
        )}
      </OfficeManagement>
    </Page>
  );
}
