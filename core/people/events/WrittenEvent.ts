import { z } from "zod";
import { listText } from "#core/listText.ts";
import type { RecordedEvent } from "#core/policies/facts/RecordedEvent.ts";
import { EVENT_TYPES } from "./eventLabels.ts";
import { PersonEventInput } from "./PersonEventInput.ts";

/** Strings as typed in forms and files. Attendance is a percentage. */
export interface WrittenEvent {
  type: string;
  date: string;
  until: string;
  kind: string;
  amount: string;
}

const COLUMNS: Readonly<Record<string, keyof WrittenEvent>> = {
  type: "type",
  on: "date",
  from: "date",
  periodEnd: "date",
  month: "date",
  to: "until",
  kind: "kind",
  hours: "amount",
  days: "amount",
  share: "amount",
};

const AT_MOST_ALL = "Attendance must be at most 100%";
const ONE_OF_TYPES = `Type must be ${listText(Object.values(EVENT_TYPES), "or")}`;

/** The path of each error is a field of `WrittenEvent`. */
export const WrittenEventInput = z.custom<WrittenEvent>().transform((written, context): RecordedEvent => {
  const amount = numberIn(written.amount);
  const isOver = typeof amount === "number" && amount > 100 && typeOf(written.type) === "attendance";
  const { data, error } = PersonEventInput.safeParse(eventOf(written, amount));
  for (const { path, message } of error?.issues ?? []) {
    const column = COLUMNS[String(path[0])] ?? "type";
    const isUnknown = column === "type" && written.type.trim() !== "";
    const text = isUnknown ? ONE_OF_TYPES : isOver && column === "amount" ? AT_MOST_ALL : message;
    context.issues.push({ code: "custom", input: written, path: [column], message: text });
  }
  return data ?? z.NEVER;
});

function eventOf({ type: written, date, until, kind }: WrittenEvent, amount: unknown): object {
  const type = typeOf(written);
  switch (type) {
    case "worked":
      return { type, on: date, hours: amount };
    case "daysWorked":
      return { type, month: date, days: amount };
    case "attendance":
      return { type, periodEnd: date, share: typeof amount === "number" ? Math.round(amount * 100) / 10_000 : amount };
    case "occurrence":
      return { type, on: date, kind };
    case "absence":
      return { type, kind, from: date, to: until.trim() || date };
    case undefined:
      break;
  }
  return { type: written };
}

function typeOf(written: string): RecordedEvent["type"] | undefined {
  const wanted = written.trim().toLowerCase();
  const types = Object.keys(EVENT_TYPES) as RecordedEvent["type"][];
  return types.find((type) => [type, EVENT_TYPES[type]].some((name) => name.toLowerCase() === wanted));
}

function numberIn(written: string): unknown {
  const text = written.trim();
  // Trims first, because `\s*%?\s*` would take quadratic time on a long run of blanks.
  const [, digits] = /^(\d{1,6}(?:[.,]\d{1,6})?)\s*%?$/.exec(text) ?? [];
  return digits === undefined ? text || undefined : Number(digits.replace(",", "."));
}

export function writtenEvent(event: RecordedEvent): WrittenEvent {
  const written = { type: event.type, date: "", until: "", kind: "", amount: "" };
  switch (event.type) {
    case "worked":
      return { ...written, date: event.on, amount: String(event.hours) };
    case "daysWorked":
      return { ...written, date: event.month, amount: String(event.days) };
    case "attendance":
      return { ...written, date: event.periodEnd, amount: percent(event.share) };
    case "occurrence":
      return { ...written, date: event.on, kind: event.kind };
    case "absence":
      break;
  }
  return { ...written, date: event.from, until: event.to, kind: event.kind };
}

function percent(share: unknown): string {
  return String(Math.round(Number(share) * 10_000) / 100);
}
