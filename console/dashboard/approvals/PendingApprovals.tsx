import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { memo } from "react";
import { Link } from "react-router";
import { teamRequestCount, teamRequestCountText } from "#core/requests/teamRequestCount.ts";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { Nothing } from "#console/shared/states/Nothing.tsx";
import { Section } from "#console/shared/parts/Section.tsx";
import { CardsSkeleton } from "#console/shared/states/Skeletons.tsx";
import { ApprovalCards } from "./ApprovalCards.tsx";
import { ApprovalsWithThread } from "./ApprovalsWithThread.tsx";
import { useApprovalList } from "./useApprovalList.ts";

const SHOWN = 3;

export function PendingApprovals() {
  return <ApprovalsWithThread List={FirstApprovals} />;
}

const FirstApprovals = memo(function FirstApprovals({ onDiscuss }: { onDiscuss: (id: string) => void }) {
  const { requests, waiting, ref, holding, decide } = useApprovalList();
  return (
    <Section
      title="Pending Approvals"
      count={requests.data && teamRequestCountText(teamRequestCount(requests.data))}
      actions={
        requests.data && requests.data.length > 0 ? (
          <Button component={Link} to="/approvals" size="small">
            Open All Approvals
          </Button>
        ) : undefined
      }
      isBare
    >
      <Box ref={ref} tabIndex={-1} {...holding} sx={{ outline: "none" }}>
        <Loaded
          query={requests}
          failed="Failed to load pending approvals"
          skeleton={<CardsSkeleton cards={3} height={260} />}
          empty={<Nothing>No pending approvals</Nothing>}
        >
          {() => (
            <>
              {waiting.length === 0 && <Nothing>No pending approvals</Nothing>}
              <ApprovalCards requests={waiting.slice(0, SHOWN)} onDecided={decide} onDiscuss={onDiscuss} />
            </>
          )}
        </Loaded>
      </Box>
    </Section>
  );
});
