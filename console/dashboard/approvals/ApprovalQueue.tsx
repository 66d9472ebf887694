import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { memo, useState } from "react";
import { formatSpan } from "#core/calendar/dateTexts.ts";
import { overlapGroups } from "#core/requests/overlaps/overlapGroups.ts";
import { MAX_TEAM_REQUESTS, teamRequestCount, teamRequestCountText } from "#core/requests/teamRequestCount.ts";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { Nothing } from "#console/shared/states/Nothing.tsx";
import { Section } from "#console/shared/parts/Section.tsx";
import { CardsSkeleton } from "#console/shared/states/Skeletons.tsx";
import { ApprovalCards, type CardsProps, SnoozedCards, type SteadyRequest } from "./ApprovalCards.tsx";
import { ApprovalsWithThread } from "./ApprovalsWithThread.tsx";
import { QueueKeys } from "./QueueKeys.tsx";
import { SelectionBar } from "./SelectionBar.tsx";
import { useApprovalList } from "./useApprovalList.ts";
import { useQueueKeys } from "./useQueueKeys.ts";

const PAGE = 12;

export function ApprovalQueue() {
  return <ApprovalsWithThread List={Queue} />;
}

const Queue = memo(function Queue({ onDiscuss }: { onDiscuss: (id: string) => void }) {
  const { requests, waiting, snoozed, ref, holding, decide } = useApprovalList();
  const [most, setMost] = useState(PAGE);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  useQueueKeys(ref);
  const shown = waiting.slice(0, most);
  const more = waiting.length + snoozed.length - most;
  const chosen = shown.flatMap(({ item, isGone }) => (selected.has(item.id) && !isGone ? item : []));
  const selection = {
    has: (id: string) => selected.has(id),
    toggle: (id: string) => {
      const next = new Set(selected);
      if (!next.delete(id)) next.add(id);
      setSelected(next);
    },
  };
  const isAll = chosen.length > 0 && chosen.length === shown.length;
  return (
    <Section
      title="Pending Approvals"
      count={requests.data && teamRequestCountText(teamRequestCount(requests.data))}
      isBare
    >
      <Box ref={ref} tabIndex={-1} {...holding} sx={{ outline: "none" }}>
        <Loaded
          query={requests}
          failed="Failed to load pending approvals"
          skeleton={<QueueSkeleton />}
          empty={<Nothing>No pending approvals</Nothing>}
        >
          {(all) => (
            <>
              {all.length > MAX_TEAM_REQUESTS && (
                <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
                  These are the {MAX_TEAM_REQUESTS} newest requests. Older ones appear as you decide these.
                </Alert>
              )}
              {waiting.length === 0 && <Nothing>No pending approvals</Nothing>}
              {waiting.length > 1 && (
                <Box
                  sx={{
                    display: "flex",
                    displayPrint: "none",
                    flexWrap: "wrap",
                    alignItems: "center",
                    columnGap: 2,
                    mb: 1.5,
                  }}
                >
                  <FormControlLabel
                    control={
                      <Checkbox
                        size="small"
                        checked={isAll}
                        indeterminate={chosen.length > 0 && !isAll}
                        onChange={() => setSelected(new Set(isAll ? [] : shown.map(({ item }) => item.id)))}
                      />
                    }
                    label={`Select all (${shown.length})`}
                  />
                  <QueueKeys />
                </Box>
              )}
              <Groups requests={shown} onDecided={decide} onDiscuss={onDiscuss} selection={selection} />
              <SnoozedCards
                requests={snoozed.slice(0, Math.max(0, most - waiting.length))}
                onDecided={decide}
                onDiscuss={onDiscuss}
              />
              {more > 0 && (
                <Box sx={{ display: "grid", justifyItems: "center", mt: 2 }}>
                  <Button color="inherit" onClick={() => setMost(most + PAGE)}>
                    Show More ({more})
                  </Button>
                </Box>
              )}
              {chosen.length > 0 && (
                <SelectionBar
                  requests={chosen}
                  onDecide={(ids) => decide(...ids)}
                  onDone={(left) => setSelected(new Set(left))}
                />
              )}
            </>
          )}
        </Loaded>
      </Box>
    </Section>
  );
});

function QueueSkeleton() {
  return (
    <>
      <Skeleton variant="rounded" width={120} height={20} sx={{ mt: 1.25, mb: 3 }} />
      <Skeleton variant="rounded" width={220} height={16} sx={{ mb: 1.5 }} />
      <CardsSkeleton cards={3} height={320} />
    </>
  );
}

function Groups({ requests, ...props }: CardsProps) {
  const groups = overlapGroups(
    requests.map((one) => ({ one, startDate: one.item.startDate, endDate: one.item.endDate })),
  );
  const blocks: { key: string; title: string | undefined; requests: SteadyRequest[] }[] = [];
  for (const group of groups) {
    const steady = group.map(({ one }) => one);
    const [first] = group;
    const last = blocks.at(-1);
    if (group.length === 1 && last && last.title === undefined) last.requests.push(...steady);
    else blocks.push({ key: first?.one.item.id ?? "", title: titleOf(group), requests: steady });
  }
  return (
    <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: "minmax(0, 1fr)" }}>
      {blocks.map(({ key, title, requests: inBlock }) =>
        title === undefined ? (
          <ApprovalCards key={key} requests={inBlock} {...props} />
        ) : (
          <Box key={key} component="section" aria-label={title}>
            <Typography variant="subtitle2" component="p" sx={{ color: "text.secondary", mb: 1 }}>
              {title}
            </Typography>
            <ApprovalCards requests={inBlock} {...props} />
          </Box>
        ),
      )}
    </Box>
  );
}

function titleOf(group: readonly { startDate: string; endDate: string }[]): string | undefined {
  const [first] = group;
  if (!first || group.length === 1) return undefined;
  const last = group.reduce((latest, { endDate }) => (endDate > latest ? endDate : latest), first.endDate);
  return `${group.length} overlapping requests, ${formatSpan(first.startDate, last)}`;
}
