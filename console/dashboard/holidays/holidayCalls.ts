import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { HolidayInput } from "#core/offices/HolidayInput.ts";
import { at, call } from "#console/shared/api/call.ts";
import { AFTER_REQUESTS, type List, refetch } from "#console/shared/api/lists.ts";
import { takeOut } from "#console/shared/api/takeOut.ts";

/** A day off of an office. */
export interface Holiday {
  id: string;
  name: string;
  date: IsoDate;
  type: "custom" | "federal";
}

const holidaysKey = (officeId: string) => ["offices", officeId, "holidays"];

/** What requests cost depends on the holidays. */
const AFTER_HOLIDAYS: readonly List[] = ["offices", ...AFTER_REQUESTS];

/** The holidays of an office; for Admin and Owner. */
export function officeHolidays(officeId: string) {
  return queryOptions({
    queryKey: holidaysKey(officeId),
    queryFn: () => call<Holiday[]>("GET", at("api", "offices", officeId, "holidays")),
  });
}

/** Adds a day off to an office. */
export function useAddHoliday(officeId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: HolidayInput) => call<Holiday>("POST", at("api", "offices", officeId, "holidays"), input),
    onSuccess: () => refetch(client, AFTER_HOLIDAYS),
  });
}

/** Adds the US federal holidays of a year that an office does not have yet. */
export function useAddFederalHolidays(officeId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (year: number) =>
      call<{ message?: string; added: number }>("POST", at("api", "offices", officeId, "holidays", "bulk-us-federal"), {
        year,
      }),
    onSuccess: () => refetch(client, AFTER_HOLIDAYS),
  });
}

/** Adds the holidays of an office's own country that it does not have yet. */
export function useAddCountryHolidays(officeId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (years: number[]) =>
      call<{ message: string; added: number }>("POST", at("api", "offices", officeId, "holidays", "bulk-country"), {
        years,
      }),
    onSuccess: () => refetch(client, AFTER_HOLIDAYS),
  });
}

/** Removes a day off, which leaves the list at once and comes back when it is refused. */
export function useDeleteHoliday(officeId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call<undefined>("DELETE", at("api", "holidays", id)),
    onMutate: (id) => takeOut(client, holidaysKey(officeId), id),
    onError: (_error, _id, putBack) => putBack?.(),
    onSettled: () => void refetch(client, AFTER_HOLIDAYS),
  });
}
