import { Page } from "#console/shared/parts/Page.tsx";
import { RequestButton } from "../requests/form/RequestButton.tsx";
import { RequestHistory } from "../requests/RequestHistory.tsx";

/** All requests of the signed-in person. */
export function RequestsPage() {
  return (
    <Page title="My Requests" actions={<RequestButton>Request Time Off</RequestButton>}>
      <RequestHistory />
    </Page>
  );
}
