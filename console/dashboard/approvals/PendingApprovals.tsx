import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { onDashboard } from "#console/shared/api/makeQueryClient.ts";
import { Loaded } from "#console/shared/parts/Loaded.tsx";
import { Nothing } from "#console/shared/parts/Nothing.tsx";
import { Section } from "#console/shared/parts/Section.tsx";
import { CardsSkeleton } from "#console/shared/parts/Skeletons.tsx";
import { ApprovalCard } from "./ApprovalCard.tsx";
import { pendingApprovals } from "./approvalCalls.ts";

/** The requests that wait for one's decision. */
export function PendingApprovals() {
  const requests = useQuery({ ...pendingApprovals(), ...onDashboard });
  return (
    <Section title="Pending Approvals" count={requests.data?.length} isBare>
      <Loaded
        query={requests}
        failed="Failed to load pending approvals"
        skeleton={<CardsSkeleton cards={2} height={260} />}
        empty={<Nothing>No pending approvals</Nothing>}
      >
        {(all) => (
          <Box
            sx={{ display: "grid", gap: 2, gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 340px), 1fr))" }}
          >
            {all.map((request) => (
              <ApprovalCard key={request.id} request={request} />
            ))}
          </Box>
        )}
      </Loaded>
    </Section>
  );
}
