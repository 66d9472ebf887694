import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef } from "react";
import { overlapGroups } from "#core/requests/overlaps/overlapGroups.ts";
import { isWaiting, MAX_TEAM_REQUESTS } from "#core/requests/teamRequestCount.ts";
import { onDashboard } from "#console/shared/api/makeQueryClient.ts";
import { useSteadyList } from "#console/shared/live/useSteadyList.ts";
import { pendingApprovals } from "./approvalCalls.ts";

export function useApprovalList(userId?: string) {
  const requests = useQuery({ ...pendingApprovals(), ...onDashboard });
  const sorted = useMemo(
    () =>
      overlapGroups((requests.data ?? []).slice(0, MAX_TEAM_REQUESTS))
        .flat()
        .filter(({ employee }) => userId === undefined || employee.id === userId),
    [requests.data, userId],
  );
  const { list, holding, remove } = useSteadyList(sorted);
  const ref = useRef<HTMLDivElement>(null);
  const waiting = list.filter(({ item }) => isWaiting(item));
  const snoozed = list.filter(({ item }) => !isWaiting(item));
  const order = [waiting, snoozed].map((group) => group.map(({ item }) => item.id).join(" ")).join(", ");
  const decided = useRef<{ next: string | undefined; order: string }>(undefined);

  useEffect(() => {
    if (decided.current === undefined || decided.current.order === order) return;
    const { next } = decided.current;
    const card = next && ref.current?.querySelector<HTMLElement>(`article[data-request="${next}"]`);
    (card || ref.current)?.focus({ preventScroll: true });
    decided.current = undefined;
  }, [order]);

  return {
    requests,
    waiting,
    snoozed,
    ref,
    holding,
    decide: (...ids: string[]) => {
      remove(ids);
      const all = [...waiting, ...snoozed].map(({ item }) => item.id);
      const others = all.filter((id) => !ids.includes(id));
      const index = all.findIndex((id) => ids.includes(id));
      decided.current = { next: others[Math.min(index, others.length - 1)] ?? ids[0], order };
    },
  };
}
