import Box from "@mui/material/Box";
import { memo } from "react";
import { Section } from "#console/shared/parts/Section.tsx";
import { ApprovalCards } from "../ApprovalCards.tsx";
import { ApprovalsWithThread } from "../ApprovalsWithThread.tsx";
import { useApprovalList } from "../useApprovalList.ts";

export function WaitingOf({ userId }: { userId: string }) {
  return <ApprovalsWithThread List={Waiting} userId={userId} />;
}

const Waiting = memo(function Waiting({
  userId,
  onDiscuss,
}: {
  userId?: string | undefined;
  onDiscuss: (id: string) => void;
}) {
  const { waiting, ref, holding, decide } = useApprovalList(userId);
  if (waiting.length === 0) return null;
  return (
    <Section title="Waiting for Your Decision" count={waiting.length} isBare>
      <Box ref={ref} tabIndex={-1} {...holding} sx={{ outline: "none" }}>
        <ApprovalCards requests={waiting} onDecided={decide} onDiscuss={onDiscuss} />
      </Box>
    </Section>
  );
});
