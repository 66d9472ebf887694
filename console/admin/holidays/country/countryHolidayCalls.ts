import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { OfferedHolidayAnswer, HolidaysAddedAnswer, HolidayPlaceAnswer } from "#core/api/HolidayAnswer.ts";
import type { CountryHolidaysInput, CountryHolidaysQuery } from "#core/offices/CountryHolidaysInput.ts";
import { at, call } from "#console/shared/api/call.ts";

/** Queries the countries and their regions; cached forever, because they don't change. */
export function holidayCountries() {
  return queryOptions({
    queryKey: ["holidays", "countries"],
    queryFn: ({ signal }) => call<HolidayPlaceAnswer[]>("GET", "/api/admin/holidays/countries", undefined, signal),
    staleTime: Infinity,
  });
}

/** Queries the holidays of a country or region in a year, marking those that the office already has. */
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

/** Adds chosen holidays of a country to an office. */
export function useAddCountryHolidays(officeId: string) {
  return useAdding<CountryHolidaysInput>(at("api", "admin", "offices", officeId, "country-holidays"));
}

/** Adds the US federal holidays of a year to an office. */
export function useAddFederalHolidays(officeId: string) {
  return useAdding<{ year: number }>(at("api", "admin", "offices", officeId, "federal-holidays"));
}

/** Adds the holidays of the office's own country for several years. */
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
