import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import type { RequestAnswer } from "#core/api/RequestAnswer.ts";
import { offeredEvents } from "#core/requests/lifecycle/transitions.ts";
import { onDashboard } from "#console/shared/api/makeQueryClient.ts";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { Nothing } from "#console/shared/states/Nothing.tsx";
import { Section } from "#console/shared/parts/Section.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { useToday } from "../session/meContext.ts";
import { EditRequestDialog } from "./form/EditRequestDialog.tsx";
import { EditButton } from "./RequestAction.tsx";
import { ownRequests } from "./requestCalls.ts";
import { RequestRow } from "./RequestRow.tsx";
import { StatusChip } from "#console/shared/parts/StatusChip.tsx";

export function PendingRequests() {
  const today = useToday();
  return (
    <ShortList
      title="Pending Requests"
      failed="Failed to load pending requests"
      nothing="No pending requests"
      isShown={({ status, startDate }) => status === "pending" && startDate >= today}
    />
  );
}

export function UpcomingTimeOff() {
  const today = useToday();
  return (
    <ShortList
      title="Your Upcoming Time Off"
      failed="Failed to load requests"
      nothing="No upcoming time off scheduled"
      isShown={({ status, startDate }) => status === "approved" && startDate >= today}
    />
  );
}

const MAX_SHOWN = 5;

const STATE = {
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-end",
  gap: 0.5,
  flex: "none",
  "& .MuiButton-root": { minWidth: 0, px: 1, mr: -1 },
};

interface ShortListProps {
  title: string;
  failed: string;
  nothing: ReactNode;
  isShown: (request: RequestAnswer) => boolean;
}

function ShortList({ title, failed, nothing, isShown }: ShortListProps) {
  const [editing, setEditing] = useState<RequestAnswer>();
  const requests = useQuery({
    ...ownRequests(),
    ...onDashboard,
    select: (all) => all.filter(isShown).toSorted((one, other) => one.startDate.localeCompare(other.startDate)),
  });
  return (
    <Section title={title}>
      <Loaded
        query={requests}
        failed={failed}
        skeleton={<ListSkeleton rows={2} />}
        empty={<Nothing>{nothing}</Nothing>}
      >
        {(shown) => (
          <>
            <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
              {shown.slice(0, MAX_SHOWN).map((request) => (
                <RequestRow key={request.id} request={request} note={request.approvalText}>
                  <Box sx={STATE}>
                    <StatusChip status={request.status} />
                    {offeredEvents(request.status, ["owner"]).includes("edit") && (
                      <EditButton request={request} onEdit={setEditing} />
                    )}
                  </Box>
                </RequestRow>
              ))}
            </Box>
            {shown.length > MAX_SHOWN && (
              <Button component={Link} to="/requests" size="small" color="inherit" sx={{ ml: -1.5 }}>
                {shown.length - MAX_SHOWN} more in My Requests
              </Button>
            )}
          </>
        )}
      </Loaded>
      {editing && <EditRequestDialog request={editing} onClose={() => setEditing(undefined)} />}
    </Section>
  );
}
