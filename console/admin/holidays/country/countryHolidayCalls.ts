import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { OfferedHolidayAnswer, HolidaysAddedAnswer, HolidayPlaceAnswer } from "#core/api/HolidayAnswer.ts";
import type { CountryHolidaysInput, CountryHolidaysQuery } from "#core/offices/CountryHolidaysInput.ts";
import { at, call } from "#console/shared/api/call.ts";

export function holidayCountries() {
  return queryOptions({
    queryKey: ["holidays", "countries"],
    queryFn: ({ signal }) => call<HolidayPlaceAnswer[]>("GET", "/api/admin/holidays/countries", undefined, signal),
    staleTime: Infinity,
  });
}

export function offeredHolidays(officeId: string, wanted: CountryHolidaysQuery) {
  const given = Object.entries(wanted).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return queryOptions({
    queryKey: ["holidays", "offered", officeId, wanted],
    queryFn: ({ signal }) =>
      call<OfferedHolidayAnswer[]>(
        "GET",
        `${at("api", "admin", "offices", officeId, "country-holidays")}?${new URLSearchParams(given).toString()}`,
        undefined,
        signal,
      ),
  });
}

export function useAddCountryHolidays(officeId: string) {
  return useAdding<CountryHolidaysInput>(at("api", "admin", "offices", officeId, "country-holidays"));
}

export function useAddFederalHolidays(officeId: string) {
  return useAdding<{ year: number }>(at("api", "admin", "offices", officeId, "federal-holidays"));
}

export function useAddOwnCountryHolidays(officeId: string) {
  return useAdding<{ years: number[] }>(at("api", "offices", officeId, "holidays", "bulk-country"));
}

function useAdding<Wanted>(path: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wanted: Wanted) => call<HolidaysAddedAnswer>("POST", path, wanted),
    onSuccess: () => client.invalidateQueries({ queryKey: ["holidays"] }),
  });
}
