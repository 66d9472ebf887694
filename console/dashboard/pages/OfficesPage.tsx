import { Page } from "#console/shared/parts/Page.tsx";
import { OfficeList } from "../offices/OfficeList.tsx";

/** The offices and their members. */
export function OfficesPage() {
  return (
    <Page title="Offices">
      <OfficeList />
    </Page>
  );
}
