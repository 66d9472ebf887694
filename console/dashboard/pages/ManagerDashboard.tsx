import Box from "@mui/material/Box";
import { isAtLeast } from "#core/people/access/roles.ts";
import { AccessDenied } from "#console/shared/states/AccessDenied.tsx";
import { longDate } from "#console/shared/localDates.ts";
import { Page } from "#console/shared/parts/Page.tsx";
import { PendingApprovals } from "../approvals/PendingApprovals.tsx";
import { Balances } from "../balances/Balances.tsx";
import { TeamCalendar } from "../calendar/TeamCalendar.tsx";
import { RequestButton } from "../requests/form/RequestButton.tsx";
import { SickTodayButton } from "../requests/form/SickTodayButton.tsx";
import { UpcomingTimeOff } from "../requests/RequestLists.tsx";
import { useMe, useToday } from "../session/meContext.ts";
import { DASHBOARD, STACK } from "./columns.ts";
import { TeamStats } from "./TeamStats.tsx";

/** A manager's start page: the first requests to decide and the people away, then the manager's own time off. */
export function ManagerDashboard() {
  const me = useMe();
  const today = useToday();
  if (!isAtLeast(me.role, "Manager")) {
    return <AccessDenied>You need Manager, Admin, or Owner permissions to approve requests</AccessDenied>;
  }
  return (
    <Page
      title="Manager Dashboard"
      lead={longDate(today)}
      actions={
        <>
          <RequestButton>Request Your PTO</RequestButton>
          <SickTodayButton />
        </>
      }
    >
      <Box sx={STACK}>
        <TeamStats />
        <PendingApprovals />
        <Box sx={DASHBOARD}>
          <TeamCalendar />
          <Box sx={STACK}>
            <UpcomingTimeOff />
            <Balances />
          </Box>
        </Box>
      </Box>
    </Page>
  );
}
