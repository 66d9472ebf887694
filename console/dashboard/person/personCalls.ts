import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { PolicyOfPersonAnswer } from "#core/api/PolicyAnswer.ts";
import type { PersonPageAnswer } from "#core/api/people/PersonPageAnswer.ts";
import { at, call } from "#console/shared/api/call.ts";

export function personPage(id: string, year: number) {
  return queryOptions({
    // The key starts with "calendar", so that changes to leave refetch this page together with the calendar.
    queryKey: ["calendar", "person", id, year],
    queryFn: () => call<PersonPageAnswer>("GET", `${at("api", "users", id, "page")}?year=${year}`),
    placeholderData: keepPreviousData,
  });
}

export function policiesOf(id: string) {
  return queryOptions({
    queryKey: ["balances", id, "policies"],
    queryFn: () => call<PolicyOfPersonAnswer[]>("GET", at("api", "admin", "people", id, "policies")),
  });
}
