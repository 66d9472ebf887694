import type { Zone } from "#core/calendar/zones.ts";

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

export function zoneText(zone: Zone): string {
  return zone.replaceAll("_", " ");
}

const NO_COUNTRY = "International";

/** Returns the country's English name from the runtime's Unicode data, or `NO_COUNTRY` if the zone has no country. */
export function countryOfZone(zone: Zone): string {
  const { timeZone } = new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions();
  return zoneCountries().get(zone) ?? zoneCountries().get(timeZone) ?? NO_COUNTRY;
}

const MAIN_ZONES: Readonly<Record<string, Zone>> = {
  "United States": "America/New_York",
  Canada: "America/Toronto",
  Argentina: "America/Buenos_Aires",
  Australia: "Australia/Sydney",
  Brazil: "America/Sao_Paulo",
  Chile: "America/Santiago",
  China: "Asia/Shanghai",
  Germany: "Europe/Berlin",
  "Hong Kong": "Asia/Hong_Kong",
  Indonesia: "Asia/Jakarta",
  Malaysia: "Asia/Kuala_Lumpur",
  Mexico: "America/Mexico_City",
  "New Zealand": "Pacific/Auckland",
  Portugal: "Europe/Lisbon",
  Spain: "Europe/Madrid",
};

export function zoneOfCountry(country: string, preferred?: Zone): Zone | undefined {
  if (preferred !== undefined && countryOfZone(preferred) === country) return preferred;
  const main = Object.hasOwn(MAIN_ZONES, country) ? MAIN_ZONES[country] : undefined;
  return main ?? [...zoneCountries()].find(([, name]) => name === country)?.[0];
}

let countries: ReadonlyMap<Zone, string> | undefined;

function zoneCountries(): ReadonlyMap<Zone, string> {
  countries ??= countriesByZone();
  return countries;
}

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

/** Older runtimes have only `timeZones`. TypeScript's `es2023` library declares neither property. */
function zonesOf(region: string): readonly Zone[] {
  const locale = new Intl.Locale(`und-${region}`) as Intl.Locale & { getTimeZones?(): Zone[]; timeZones?: Zone[] };
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}
