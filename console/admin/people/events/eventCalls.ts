import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { PersonEventAnswer } from "#core/api/admin/PersonEventAnswer.ts";
import type { RecordedEvent } from "#core/policies/facts/RecordedEvent.ts";
import { at, call } from "#console/shared/api/call.ts";
import { BALANCES_KEY } from "../useRefetchBalances.ts";

export function personEvents(userId: string) {
  return queryOptions({
    queryKey: [...BALANCES_KEY, userId, "events"],
    queryFn: ({ signal }) =>
      call<PersonEventAnswer[]>("GET", at("api", "admin", "people", userId, "events"), undefined, signal),
  });
}

export function useSaveEvent(userId: string, id?: string) {
  const onSuccess = useReload();
  return useMutation({
    mutationFn: (event: RecordedEvent) =>
      id === undefined
        ? call<PersonEventAnswer>("POST", at("api", "admin", "people", userId, "events"), event)
        : call<PersonEventAnswer>("PUT", at("api", "admin", "person-events", id), event),
    onSuccess,
  });
}

export function useDeleteEvent() {
  const onSuccess = useReload();
  return useMutation({
    mutationFn: (id: string) => call<{ id: string }>("DELETE", at("api", "admin", "person-events", id)),
    onSuccess,
  });
}

function useReload() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: BALANCES_KEY });
}
