import { formatSpan } from "#core/calendar/dates.ts";
import type { TypedDates, TypedSpan } from "#core/calendar/typedDates.ts";
import type { SlackAnswer } from "../guard/answerInTime.ts";
import { escaped, inert } from "../blocks/text.ts";
import { typeable } from "./typeable.ts";

const MOST = 100;

/** What is wrong or unclear about typed dates, and what to type instead after `command`; `examples` where they weren't dates at all. */
export function datesAnswer(
  typed: Exclude<TypedDates, { outcome: "dates" }>,
  command: string,
  asked: string,
  examples: string[],
): SlackAnswer {
  if (typed.outcome === "ambiguous") return { text: readingsText(typed.readings, (dates) => `${command} ${dates}`) };
  if (typed.outcome === "error") return { text: wrongText(typed.text, `${command} ${typed.instead}`, examples[0]) };
  const word = inert(asked.replaceAll("`", "'"), MOST);
  return { text: `No dates found in “${word}”.\nType ${examples.map(typeable).join(" or ")}.` };
}

/** What can be read in several ways, with the line that would say each of them. */
export function readingsText(readings: readonly TypedSpan[], lineOf: (dates: string) => string): string {
  const lines = readings.map((span) => {
    const half = span.isHalfDay ? " (half day)" : "";
    return `• ${formatSpan(span.startDate, span.endDate)}${half}: type ${typeable(lineOf(datesOf(span)))}`;
  });
  return [":thinking_face: That could mean two things. Which one do you mean?", ...lines].join("\n");
}

/** Why dates can't be, and what to type instead. */
export function wrongText(why: string, line: string, other: string | undefined): string {
  return `:no_entry: ${escaped(why)}\nType for example ${typeable(line)}${other ? ` or ${typeable(other)}` : ""}.`;
}

/** Dates as they are typed in full. */
export function datesOf({ startDate, endDate, isHalfDay }: TypedSpan): string {
  return `${startDate}${endDate === startDate ? "" : ` ${endDate}`}${isHalfDay ? " half" : ""}`;
}
