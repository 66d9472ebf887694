import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { isAtLeast } from "#core/people/access/roles.ts";
import { AccessDenied } from "#console/shared/states/AccessDenied.tsx";
import { longDate } from "#console/shared/localDates.ts";
import { Page } from "#console/shared/parts/Page.tsx";
import { onDashboard } from "#console/shared/api/makeQueryClient.ts";
import { PendingApprovals } from "../approvals/PendingApprovals.tsx";
import { Balances } from "../balances/Balances.tsx";
import { creditAction } from "../credits/creditAction.tsx";
import { TeamCalendar } from "../calendar/TeamCalendar.tsx";
import { RequestButton } from "../requests/form/RequestButton.tsx";
import { SickTodayButton } from "../requests/form/SickTodayButton.tsx";
import { UpcomingTimeOff } from "../requests/RequestLists.tsx";
import { useMe, useToday } from "../session/meContext.ts";
import { AloneNote } from "../setup/AloneNote.tsx";
import { allUsers } from "../users/userCalls.ts";
import { DASHBOARD, STACK } from "./columns.ts";
import { TeamStats } from "./TeamStats.tsx";

export function ManagerDashboard() {
  const me = useMe();
  const today = useToday();
  const isAlone = useQuery({ ...allUsers(), ...onDashboard, select: (all) => all.length === 1 }).data === true;
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
        {isAlone ? (
          <AloneNote role={me.role} />
        ) : (
          <>
            <TeamStats />
            <PendingApprovals />
          </>
        )}
        <Box sx={DASHBOARD}>
          <TeamCalendar />
          <Box sx={STACK}>
            <UpcomingTimeOff />
            <Balances actionFor={creditAction} />
          </Box>
        </Box>
      </Box>
    </Page>
  );
}
