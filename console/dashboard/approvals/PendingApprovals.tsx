import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { memo, useEffect, useRef, useState } from "react";
import type { TeamRequestAnswer } from "#core/api/RequestAnswer.ts";
import { MAX_TEAM_REQUESTS, teamRequestCount, waitingNow } from "#core/requests/teamRequestCount.ts";
import { onDashboard } from "#console/shared/api/makeQueryClient.ts";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { Nothing } from "#console/shared/states/Nothing.tsx";
import { Section } from "#console/shared/parts/Section.tsx";
import { CardsSkeleton } from "#console/shared/states/Skeletons.tsx";
import { useAddressParam } from "#console/shared/parts/useAddressParam.ts";
import { TeamThread } from "./TeamThread.tsx";
import { ApprovalCard } from "./ApprovalCard.tsx";
import { pendingApprovals } from "./approvalCalls.ts";

/** The number of requests shown at first, and added by "Show More". */
const PAGE = 12;

/** The requests awaiting this person's decision, and the questions of one of them if the URL names it. */
export function PendingApprovals() {
  const [thread, setThread] = useAddressParam("thread");
  return (
    <>
      <ApprovalList onDiscuss={setThread} />
      {thread !== "" && <TeamThread requestId={thread} onClose={() => setThread("")} />}
    </>
  );
}

/**
 * The list doesn't read the URL, which other sections change, because rendering its cards costs more than the rest of
 * the page.
 */
const ApprovalList = memo(function ApprovalList({ onDiscuss }: Pick<CardsProps, "onDiscuss">) {
  const requests = useQuery({ ...pendingApprovals(), ...onDashboard });
  const list = useRef<HTMLDivElement>(null);
  const decided = useRef<{ index: number; order: string }>(undefined);
  const [most, setMost] = useState(PAGE);
  const [waiting, snoozed] = inGroups(shownOf(requests.data ?? [], most));
  const order = [waiting, snoozed].map((group) => group.map(({ id }) => id).join(" ")).join(", ");

  useEffect(() => {
    if (decided.current === undefined || decided.current.order === order) return;
    // The pressed button is gone or elsewhere, so keyboard focus moves to the request that took its place.
    const cards = list.current?.querySelectorAll<HTMLElement>("article") ?? [];
    const next = cards[Math.min(decided.current.index, cards.length - 1)] ?? list.current;
    next?.focus({ preventScroll: true });
    decided.current = undefined;
  }, [order]);

  return (
    <Section title="Pending Approvals" count={requests.data && teamRequestCount(requests.data)} isBare>
      <Box ref={list} tabIndex={-1} sx={{ outline: "none" }}>
        <Loaded
          query={requests}
          failed="Failed to load pending approvals"
          skeleton={<CardsSkeleton cards={2} height={260} />}
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
              <Cards
                requests={waiting}
                onDecided={(index) => {
                  decided.current = { index, order };
                }}
                onDiscuss={onDiscuss}
              />
              <SnoozedCards
                requests={snoozed}
                onDecided={(index) => {
                  decided.current = { index: waiting.length + index, order };
                }}
                onDiscuss={onDiscuss}
              />
              {Math.min(all.length, MAX_TEAM_REQUESTS) > most && (
                <Box sx={{ display: "grid", justifyItems: "center", mt: 2 }}>
                  <Button color="inherit" onClick={() => setMost(most + PAGE)}>
                    Show More ({Math.min(all.length, MAX_TEAM_REQUESTS) - most})
                  </Button>
                </Box>
              )}
            </>
          )}
        </Loaded>
      </Box>
    </Section>
  );
});

function shownOf(all: readonly TeamRequestAnswer[], most: number): TeamRequestAnswer[] {
  return all.slice(0, Math.min(most, MAX_TEAM_REQUESTS));
}

/** Returns the requests that wait, and those that the person snoozed. */
function inGroups(shown: readonly TeamRequestAnswer[]): [waiting: TeamRequestAnswer[], snoozed: TeamRequestAnswer[]] {
  return [waitingNow(shown), shown.filter(({ snoozedUntil }) => snoozedUntil !== undefined)];
}

interface CardsProps {
  requests: readonly TeamRequestAnswer[];
  /** Called with the id of the request whose questions to show. */
  onDiscuss: (id: string) => void;
  /** Called with the index of a request that leaves the list. */
  onDecided: (index: number) => void;
}

function Cards({ requests, onDiscuss, onDecided }: CardsProps) {
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 340px), 1fr))" }}>
      {requests.map((request, index) => (
        <ApprovalCard
          key={request.id}
          request={request}
          onDiscuss={() => onDiscuss(request.id)}
          onDecided={() => onDecided(index)}
        />
      ))}
    </Box>
  );
}

/** The requests that the person snoozed, below the others. */
function SnoozedCards(props: CardsProps) {
  if (props.requests.length === 0) return null;
  return (
    <Box component="section" aria-label="Snoozed" sx={{ mt: 3 }}>
      <Typography variant="h3" sx={{ mb: 1.5 }}>
        Snoozed
      </Typography>
      <Cards {...props} />
    </Box>
  );
}
