import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { CalendarsAnswer } from "#core/api/calendars/CalendarAnswer.ts";
import { at, call } from "../api/call.ts";

const KEY = "connected-calendars";

export function connectedCalendars(officeId: string | undefined) {
  const path = "/api/connected-calendars";
  return queryOptions({
    queryKey: [KEY, officeId ?? "own"],
    queryFn: () =>
      call<CalendarsAnswer>("GET", officeId === undefined ? path : `${path}?${new URLSearchParams({ officeId })}`),
    staleTime: 0,
  });
}

export function useResendCalendar() {
  return useChange((id: string) => call<undefined>("POST", at("api", KEY, id, "update")));
}

export function useDisconnectCalendar() {
  return useChange((id: string) => call<undefined>("DELETE", at("api", KEY, id)));
}

function useChange(write: (id: string) => Promise<undefined>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: write, onSuccess: () => client.invalidateQueries({ queryKey: [KEY] }) });
}
