import { Page } from "#console/shared/parts/Page.tsx";
import { RequestButton } from "../requests/form/RequestButton.tsx";
import { RequestHistory } from "../requests/RequestHistory.tsx";

/** One's own requests, all of them. */
export function RequestsPage() {
  return (
    <Page title="My Requests" actions={<RequestButton>Request Time Off</RequestButton>}>
      <RequestHistory />
    </Page>
  );
}
