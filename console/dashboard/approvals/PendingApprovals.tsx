import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { memo, type ReactNode, useEffect, useRef, useState } from "react";
import type { TeamRequestAnswer } from "#core/api/RequestAnswer.ts";
import { isWaiting, MAX_TEAM_REQUESTS, teamRequestCount } from "#core/requests/teamRequestCount.ts";
import { onDashboard } from "#console/shared/api/makeQueryClient.ts";
import type { Steady } from "#console/shared/live/steadyList.ts";
import { useSteadyList } from "#console/shared/live/useSteadyList.ts";
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
  const { list: steady, holding, remove } = useSteadyList(requests.data ?? NONE);
  const [waiting, snoozed] = inGroups(shownOf(steady, most));
  const order = [waiting, snoozed].map((group) => group.map(({ item }) => item.id).join(" ")).join(", ");
  const decide = (id: string, index: number) => {
    remove(id);
    decided.current = { index, order };
  };

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
      <Box ref={list} tabIndex={-1} {...holding} sx={{ outline: "none" }}>
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
              <Cards requests={waiting} onDecided={decide} onDiscuss={onDiscuss} />
              <SnoozedCards
                requests={snoozed}
                onDecided={(id, index) => decide(id, waiting.length + index)}
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

type SteadyRequest = Steady<TeamRequestAnswer>;

const NONE: readonly TeamRequestAnswer[] = [];

function shownOf(all: readonly SteadyRequest[], most: number): SteadyRequest[] {
  return all.slice(0, Math.min(most, MAX_TEAM_REQUESTS));
}

/** Returns the requests that wait, and those that the person snoozed. */
function inGroups(shown: readonly SteadyRequest[]): [waiting: SteadyRequest[], snoozed: SteadyRequest[]] {
  return [shown.filter(({ item }) => isWaiting(item)), shown.filter(({ item }) => !isWaiting(item))];
}

interface CardsProps {
  requests: readonly SteadyRequest[];
  /** Called with the id of the request whose questions to show. */
  onDiscuss: (id: string) => void;
  /** Called with the id and the index of a request that leaves the list. */
  onDecided: (id: string, index: number) => void;
}

function Cards({ requests, onDiscuss, onDecided }: CardsProps) {
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 340px), 1fr))" }}>
      {requests.map(({ item: request, isGone }, index) => (
        <Place key={request.id} isGone={isGone}>
          <ApprovalCard
            request={request}
            onDiscuss={() => onDiscuss(request.id)}
            onDecided={() => onDecided(request.id, index)}
          />
        </Place>
      ))}
    </Box>
  );
}

/** A card's place in the list, which a request that another person decided keeps until the pointer leaves. */
function Place({ isGone, children }: { isGone: boolean; children: ReactNode }) {
  return (
    <Box sx={{ display: "grid", position: "relative" }}>
      <Box inert={isGone} sx={{ display: "grid", opacity: isGone ? 0.4 : 1 }}>
        {children}
      </Box>
      {isGone && (
        <Chip component="output" label="No longer waiting" sx={{ position: "absolute", inset: 0, m: "auto" }} />
      )}
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
