import type { TimeOfDay } from "./LeaveParts.ts";

export type TypedTime = { time: TimeOfDay } | { problem: string };

const TIME = /^(\d{1,2})(?:[:.]?(\d{2}))?\s*(?:([ap])\.?(?:m\.?)?)?$/;
const WORDS: ReadonlyMap<string, TimeOfDay> = new Map([
  ["noon", "12:00"],
  ["midnight", "00:00"],
]);

export function typedTime(text: string): TypedTime | undefined {
  const typed = text.trim().toLowerCase().replace(/\s+/g, " ");
  if (typed === "") return undefined;
  const time = WORDS.get(typed) ?? timeOf(typed);
  return time === undefined ? { problem: `“${text.trim()}” isn't a time. Try “9:30” or “2 pm”.` } : { time };
}

function timeOf(typed: string): TimeOfDay | undefined {
  const [found, hours = "", minutes = "00", half] = TIME.exec(typed) ?? [];
  const hour = Number(hours);
  const isHour = half === undefined ? hour < 24 : 1 <= hour && hour <= 12;
  if (found === undefined || !isHour || Number(minutes) > 59) return undefined;
  const inDay = half === undefined ? hour : (hour % 12) + (half === "p" ? 12 : 0);
  return `${String(inDay).padStart(2, "0")}:${minutes}`;
}
