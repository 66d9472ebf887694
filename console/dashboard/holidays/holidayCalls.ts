import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { HolidayAnswer, HolidaysAddedAnswer } from "#core/api/HolidayAnswer.ts";
import type { HolidayInput } from "#core/offices/HolidayInput.ts";
import { at, call } from "#console/shared/api/call.ts";
import { AFTER_REQUESTS, type List, refetch } from "#console/shared/api/lists.ts";
import { takeOut } from "#console/shared/api/takeOut.ts";

const holidaysKey = (officeId: string) => ["offices", officeId, "holidays"];

const AFTER_HOLIDAYS: readonly List[] = ["offices", ...AFTER_REQUESTS];

export function officeHolidays(officeId: string) {
  return queryOptions({
    queryKey: holidaysKey(officeId),
    queryFn: () => call<HolidayAnswer[]>("GET", at("api", "offices", officeId, "holidays")),
  });
}

export function useAddHoliday(officeId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: HolidayInput) => call<HolidayAnswer>("POST", at("api", "offices", officeId, "holidays"), input),
    onSuccess: () => refetch(client, AFTER_HOLIDAYS),
  });
}

export function useAddFederalHolidays(officeId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (year: number) =>
      call<HolidaysAddedAnswer>("POST", at("api", "offices", officeId, "holidays", "bulk-us-federal"), {
        year,
      }),
    onSuccess: () => refetch(client, AFTER_HOLIDAYS),
  });
}

export function useAddCountryHolidays(officeId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (years: number[]) =>
      call<HolidaysAddedAnswer>("POST", at("api", "offices", officeId, "holidays", "bulk-country"), {
        years,
      }),
    onSuccess: () => refetch(client, AFTER_HOLIDAYS),
  });
}

export function useDeleteHoliday(officeId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call<undefined>("DELETE", at("api", "holidays", id)),
    onMutate: (id) => takeOut(client, holidaysKey(officeId), id),
    onError: (_error, _id, putBack) => putBack?.(),
    onSettled: () => void refetch(client, AFTER_HOLIDAYS),
  });
}
