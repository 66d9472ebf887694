import Box from "@mui/material/Box";
import { Page } from "#console/shared/parts/Page.tsx";
import { CreditList } from "../credits/CreditList.tsx";
import { RequestButton } from "../requests/form/RequestButton.tsx";
import { RequestHistory } from "../requests/RequestHistory.tsx";
import { STACK } from "./columns.ts";

export function RequestsPage() {
  return (
    <Page title="My Requests" actions={<RequestButton>Request Time Off</RequestButton>}>
      <Box sx={STACK}>
        <RequestHistory />
        <CreditList />
      </Box>
    </Page>
  );
}
