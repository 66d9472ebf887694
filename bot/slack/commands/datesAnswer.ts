import type { TypedDates, TypedSpan } from "#core/calendar/typedDates.ts";
import { spanInWords } from "#core/requests/requestWords.ts";
import type { SlackAnswer } from "../guard/answerInTime.ts";
import { escaped, inert } from "../blocks/text.ts";
import { typeable } from "./lines/typeable.ts";

const MAX = 100;

export function datesAnswer(
  typed: Exclude<TypedDates, { outcome: "dates" }>,
  command: string,
  asked: string,
  examples: string[],
): SlackAnswer {
  if (typed.outcome === "ambiguous") return { text: readingsText(typed.readings, (dates) => `${command} ${dates}`) };
  if (typed.outcome === "error") return { text: wrongText(typed.text, `${command} ${typed.instead}`, examples[0]) };
  const word = inert(asked.replaceAll("`", "'"), MAX);
  return { text: `No dates found in “${word}”.\nType ${examples.map(typeable).join(" or ")}.` };
}

export function readingsText(readings: readonly TypedSpan[], lineOf: (dates: string) => string): string {
  const lines = readings.map((span) => {
    return `• ${typedSpanInWords(span)}: type ${typeable(lineOf(datesOf(span)))}`;
  });
  return [":thinking_face: That could mean two things. Which one do you mean?", ...lines].join("\n");
}

export function wrongText(why: string, line: string, other: string | undefined): string {
  return `:no_entry: ${escaped(why)}\nFor example, type ${typeable(line)}${other ? ` or ${typeable(other)}` : ""}.`;
}

export function datesOf({ startDate, endDate, isHalfDay, startPart }: TypedSpan): string {
  const half = isHalfDay ? ` ${startPart ?? "half"}` : "";
  return `${startDate}${endDate === startDate ? "" : ` ${endDate}`}${half}`;
}

function typedSpanInWords({ startPart, ...span }: TypedSpan): string {
  return spanInWords({ ...span, parts: startPart ? { startPart, endPart: startPart } : null });
}
