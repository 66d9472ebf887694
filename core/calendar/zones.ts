import { type IsoDate, isoDate } from "./dates.ts";

/** A name in the IANA time zone database, such as `Europe/Paris`. */
export type Zone = string;

/** The first parts of zone names that PostgreSQL and JavaScript read alike. */
const REGIONS =
  "Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Brazil|Canada|Chile|Etc|Europe|Indian|Mexico|Pacific|US";
const ZONE_NAME = new RegExp(`^(UTC|GMT|(${REGIONS})(/(?!Pacific-New$)[\\w+-]+)+)$`, "i");

/** A number is in milliseconds since 1970. Throws a RangeError for an unknown zone. */
export function todayIn(zone: Zone, instant: Date | number): IsoDate {
  const second = Math.floor(Number(instant) / 1000);
  const last = lastAsked.get(zone);
  if (last?.second === second) return last.date;
  const parts = partsIn(zone, instant);
  const date = isoDate(Number(parts.get("year")), Number(parts.get("month")), Number(parts.get("day")));
  lastAsked.set(zone, { second, date });
  return date;
}

const lastAsked = new Map<Zone, { second: number; date: IsoDate }>();

/** Returns minutes since midnight: 540 at 9:00, even on a day that skips or repeats an hour. */
export function minuteOfDayIn(zone: Zone, instant: Date | number): number {
  const parts = partsIn(zone, instant);
  return Number(parts.get("hour")) * 60 + Number(parts.get("minute"));
}

function partsIn(zone: Zone, instant: Date | number): Map<string, string> {
  return new Map(
    clockOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
}

/** Refuses fixed offsets such as +02:00, and short names such as EST, except UTC and GMT. */
export function isZone(name: string): boolean {
  if (!ZONE_NAME.test(name)) return false;
  try {
    clockOf(name);
    return true;
  } catch {
    return false;
  }
}

/** Returns UTC for an unknown zone. The database function `date_in` also uses UTC for an unknown zone. */
export function knownZone(zone: Zone): Zone {
  return isZone(zone) ? zone : "UTC";
}

const clocks = new Map<Zone, Intl.DateTimeFormat>();

const MAX_CLOCKS = 1000;

function clockOf(zone: Zone): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    calendar: "gregory",
    numberingSystem: "latn",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  if (clocks.size >= MAX_CLOCKS) clocks.clear();
  clocks.set(zone, clock);
  return clock;
}
