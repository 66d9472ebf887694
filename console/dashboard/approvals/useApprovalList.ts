import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef } from "react";
import { overlapGroups } from "#core/requests/overlaps/overlapGroups.ts";
import { isWaiting, MAX_TEAM_REQUESTS } from "#core/requests/teamRequestCount.ts";
import { onDashboard } from "#console/shared/api/makeQueryClient.ts";
import { useSteadyList } from "#console/shared/live/useSteadyList.ts";
import { pendingApprovals } from "./approvalCalls.ts";

/**
 * Returns the requests to decide, those that overlap next to each other and the earliest first, in a list that doesn't
 * move under the pointer; `ref` and `holding` belong on its element. After a decision or a snooze, focus moves to the
 * request that takes the place of the one that left.
 */
export function useApprovalList() {
  const requests = useQuery({ ...pendingApprovals(), ...onDashboard });
  const sorted = useMemo(
    () => overlapGroups((requests.data ?? []).slice(0, MAX_TEAM_REQUESTS)).flat(),
    [requests.data],
  );
  const { list, holding, remove } = useSteadyList(sorted);
  const ref = useRef<HTMLDivElement>(null);
  const waiting = list.filter(({ item }) => isWaiting(item));
  const snoozed = list.filter(({ item }) => !isWaiting(item));
  const order = [waiting, snoozed].map((group) => group.map(({ item }) => item.id).join(" ")).join(", ");
  const decided = useRef<{ index: number; order: string }>(undefined);

  useEffect(() => {
    if (decided.current === undefined || decided.current.order === order) return;
    // The pressed button is gone or elsewhere, so keyboard focus moves to the request that took its place.
    const cards = ref.current?.querySelectorAll<HTMLElement>("article") ?? [];
    const next = cards[Math.min(decided.current.index, cards.length - 1)] ?? ref.current;
    next?.focus({ preventScroll: true });
    decided.current = undefined;
  }, [order]);

  return {
    requests,
    waiting,
    snoozed,
    ref,
    holding,
    /** Announces that the person decides the requests with these ids, snoozes them, or ends their snooze. */
    decide: (...ids: string[]) => {
      remove(ids);
      const index = [...waiting, ...snoozed].findIndex(({ item }) => ids.includes(item.id));
      decided.current = { index, order };
    },
  };
}
