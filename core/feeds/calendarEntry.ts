import { addDays, type IsoDate } from "../calendar/dates.ts";
import type { Zone } from "../calendar/zones.ts";
import type { LeaveParts } from "../leave/LeaveParts.ts";
import { amountNote } from "./amountNote.ts";
import { instantIn } from "./instantIn.ts";
import { timesOfLeave } from "./timesOfLeave.ts";

const MINUTE_MS = 60_000;

export interface WantedEntry {
  id: string;
  personName: string | null;
  /** Null if colleagues see the type as "Away". */
  title: string | null;
  startDate: IsoDate;
  endDate: IsoDate;
  isHalfDay: boolean;
  parts: LeaveParts | null;
  zone: Zone;
}

export type CalendarEntry = { title: string; zone: Zone } & (
  | { allDay: true; start: IsoDate; endExclusive: IsoDate }
  | { allDay: false; /** Instants in milliseconds since 1970. */ start: number; end: number }
);

/** Security: colleagues may see the entry, so `wanted` must contain only what they may see. */
export function calendarEntry(wanted: WantedEntry): CalendarEntry {
  const { startDate, endDate, zone } = wanted;
  const shown = { title: `${titleOf(wanted)}${amountNote(wanted)}`, zone };
  const times = timesOfLeave(wanted);
  if (!times) return { ...shown, allDay: true, start: startDate, endExclusive: addDays(endDate, 1) };
  const start = instantIn(zone, times.startDate, times.startMinute);
  const isOneDay = times.startDate === times.endDate;
  const end = isOneDay
    ? start + (times.endMinute - times.startMinute) * MINUTE_MS
    : instantIn(zone, times.endDate, times.endMinute);
  return { ...shown, allDay: false, start, end };
}

function titleOf({ personName, title }: WantedEntry): string {
  if (personName === null) return title ?? "Away";
  return title === null ? `${personName} away` : `${personName}: ${title}`;
}
