import type { Zone } from "#core/calendar/dates.ts";

/** The time zones offered to a new organization, with their labels. */
export const SIGNUP_ZONES: readonly { value: Zone; label: string }[] = [
  { value: "America/New_York", label: "Eastern (UTC-5)" },
  { value: "America/Chicago", label: "Central (UTC-6)" },
  { value: "America/Denver", label: "Mountain (UTC-7)" },
  { value: "America/Los_Angeles", label: "Pacific (UTC-8)" },
  { value: "America/Phoenix", label: "Arizona (UTC-7)" },
  { value: "America/Anchorage", label: "Alaska (UTC-9)" },
  { value: "Pacific/Honolulu", label: "Hawaii (UTC-10)" },
  { value: "Europe/London", label: "London (UTC+0)" },
  { value: "Europe/Paris", label: "Central European (UTC+1)" },
  { value: "Asia/Tokyo", label: "Japan (UTC+9)" },
  { value: "Australia/Sydney", label: "Sydney (UTC+10)" },
];

/** The time zones offered to a new office. */
export const OFFICE_ZONES: readonly Zone[] = [
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Los_Angeles",
  "America/Phoenix",
  "America/Anchorage",
  "Pacific/Honolulu",
  "Europe/London",
  "Europe/Paris",
  "Europe/Berlin",
  "Asia/Tokyo",
  "Asia/Shanghai",
  "Asia/Dubai",
  "Australia/Sydney",
];

/** The country of an office whose zone belongs to no country, such as UTC. */
const NO_COUNTRY = "International";

/** Returns the English name of a zone's country from the runtime's Unicode data. */
export function countryOfZone(zone: Zone): string {
  countries ??= countriesByZone();
  const { timeZone } = new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions();
  return countries.get(zone) ?? countries.get(timeZone) ?? NO_COUNTRY;
}

/** Cached on first use, because reading every region's zones takes a tenth of a second. */
let countries: ReadonlyMap<Zone, string> | undefined;

function countriesByZone(): ReadonlyMap<Zone, string> {
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return new Map(
    codes.flatMap((code) => {
      const name = names.of(code);
      return name ? zonesOf(code).map((zone) => [zone, name] as const) : [];
    }),
  );
}

/** `getTimeZones()` in newer runtimes, `timeZones` in older ones; TypeScript's declarations have neither. */
function zonesOf(region: string): readonly Zone[] {
  const locale = new Intl.Locale(`und-${region}`) as Intl.Locale & { getTimeZones?(): Zone[]; timeZones?: Zone[] };
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}
