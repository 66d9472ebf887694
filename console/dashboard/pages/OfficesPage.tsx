import { Page } from "#console/shared/parts/Page.tsx";
import { OfficeList } from "../offices/OfficeList.tsx";

export function OfficesPage() {
  return (
    <Page title="Offices">
      <OfficeList />
    </Page>
  );
}
