import Box from "@mui/material/Box";
import { longDate } from "#console/shared/localDates.ts";
import { Page } from "#console/shared/parts/Page.tsx";
import { Balances } from "../balances/Balances.tsx";
import { creditAction } from "../credits/creditAction.tsx";
import { TeamCalendar } from "../calendar/TeamCalendar.tsx";
import { RequestButton } from "../requests/form/RequestButton.tsx";
import { SickTodayButton } from "../requests/form/SickTodayButton.tsx";
import { PendingRequests, UpcomingTimeOff } from "../requests/RequestLists.tsx";
import { useMe, useToday } from "../session/meContext.ts";
import { DASHBOARD, STACK } from "./columns.ts";

export function EmployeeDashboard() {
  const me = useMe();
  const today = useToday();
  return (
    <Page
      title={`Welcome back, ${me.name.split(" ")[0]}`}
      lead={longDate(today)}
      actions={
        <>
          <RequestButton>Request Time Off</RequestButton>
          <SickTodayButton />
        </>
      }
    >
      <Box sx={STACK}>
        <Balances actionFor={creditAction} />
        <Box sx={DASHBOARD}>
          <TeamCalendar />
          <Box sx={STACK}>
            <PendingRequests />
            <UpcomingTimeOff />
          </Box>
        </Box>
      </Box>
    </Page>
  );
}
