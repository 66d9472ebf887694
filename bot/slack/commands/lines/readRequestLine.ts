import type { IsoDate } from "#core/calendar/dates.ts";
import {
  type TypedBy,
  type TypedDates,
  typedDates,
  typedDatesWithin,
  type TypedSpan,
} from "#core/calendar/typedDates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { typeText } from "#core/leave/leaveText.ts";
import { STANDARD_TYPES } from "#core/leave/standardTypes.ts";
import type { RequestPrefill } from "#bot/slack/modals/request/openRequestModal.ts";
import { type NamedType, typeAtStart, type TypedType, typeWithin } from "./leaveTypeWords.ts";

export type RequestLine =
  | { step: "book"; input: TypedSpan & { type: LeaveType; notes: string } }
  | { step: "form"; prefill: RequestPrefill }
  | { step: "ask"; type: LeaveType | undefined; readings: TypedSpan[]; notes: string }
  | { step: "wrong"; type: LeaveType | undefined; text: string; instead: string; notes: string };

interface By extends TypedBy {
  today: IsoDate;
}

/** Parses `[type] [dates] [-- note]`. */
export function readRequestLine(line: string, by: By, types: readonly NamedType[] = STANDARD_TYPES): RequestLine {
  const { head, note } = splitNote(line);
  const first = typeAtStart(head, types);
  const said = first ? first.rest : head;
  const length = first?.isSure ? lengthIn(said) : undefined;
  const isInHours = types.find(({ key }) => key === first?.type)?.unit === "hour";
  const dates = datesOf(length?.others ?? said, by);
  if (dates.outcome === "error") return { step: "wrong", type: first?.type, ...wordsOf(dates), notes: note };

  const before = "before" in dates ? dates.before : (length?.others ?? said);
  const rest = "rest" in dates ? dates.rest : "";
  const takesHours = isInHours && dates.outcome === "dates" && dates.span.startDate === dates.span.endDate;
  const after = length && !takesHours ? joined([length.said, rest], " ") : rest;
  // A whole day must not be booked for `2h`.
  const isWhole = first?.isSure === true && dates.outcome === "dates" && dates.isExact && before === "" && !length;
  if (isWhole) {
    return { step: "book", input: { type: first.type, ...dates.span, notes: joined([after, note], " -- ") } };
  }
  const guess = first ? undefined : (typeWithin(before, types) ?? typeAtStart(after, types));
  const around = guessedAround(guess, before, after);
  const notes = joined([around, note], around === "" ? "" : " -- ");
  const type = first?.type ?? guess?.type;
  if (dates.outcome === "ambiguous") return { step: "ask", type, readings: dates.readings, notes };
  const hint =
    length && !isInHours
      ? IN_DAYS
      : hintOf(dates, guess && { ...guess, name: nameOf(guess, types) }, length?.others ?? said);
  return {
    step: "form",
    prefill: {
      ...(type && { type }),
      ...(dates.outcome === "dates" && dates.span),
      ...(length && takesHours && { minutes: length.minutes }),
      ...(notes && { notes }),
      ...(hint && { hint }),
    },
  };
}

const IN_DAYS = "Only leave types measured in hours can be requested by the hour.";

function lengthIn(text: string): { said: string; minutes: number; others: string } | undefined {
  const found = /(?<=^|\s)(\d{1,2}(?:\.\d{1,2})?)\s*(?:h|hrs?|hours?)(?=[\s,]|$)/iu.exec(text);
  if (!found) return undefined;
  const [said, hours] = found;
  const around = [text.slice(0, found.index), text.slice(found.index + said.length).replace(/^[\s,]+/u, "")];
  return {
    said,
    minutes: Math.round(Number(hours) * 60),
    others: joined(
      around.map((part) => part.trim()),
      " ",
    ),
  };
}

function splitNote(line: string): { head: string; note: string } {
  const mark = /(?:^|\s)--+/u.exec(line);
  if (!mark) return { head: line.trim(), note: "" };
  return { head: line.slice(0, mark.index).trim(), note: line.slice(mark.index + mark[0].length).trim() };
}

function datesOf(text: string, { today, ...by }: By): TypedDates {
  const atStart = typedDates(text, today, by);
  return atStart.outcome === "nothing" ? typedDatesWithin(text, today, by) : atStart;
}

function wordsOf({ text, instead }: { text: string; instead: string }) {
  return { text, instead };
}

function guessedAround(guess: TypedType | undefined, before: string, after: string): string {
  const isInBefore = guess !== undefined && before.includes(guess.word);
  const words = isInBefore ? [guess.rest, after] : [before, guess?.rest ?? after];
  return joined(
    words.map((text) =>
      text.replace(/^(?:(?:i['’]m|i|am|off|out|a|an|on|the|day|days|leave|time|please|and)\b[\s,]*)+/iu, ""),
    ),
    " ",
  );
}

function nameOf({ type }: TypedType, types: readonly NamedType[]): string {
  return typeText(types.find(({ key }) => key === type)?.name ?? type);
}

function hintOf(
  { outcome }: TypedDates,
  guess: (TypedType & { name: string }) | undefined,
  said: string,
): string | undefined {
  if (outcome === "nothing" && said !== "" && !guess) return `No dates found in “${said.slice(0, 100)}”.`;
  if (guess && guess.word.toLowerCase() !== guess.name.toLowerCase())
    return `“${guess.word}” was read as ${guess.name}.`;
  return undefined;
}

function joined(texts: string[], by: string): string {
  return texts.filter((text) => text !== "").join(by);
}
