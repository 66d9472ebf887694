import { countText } from "#core/policies/document/summary/numberText.ts";
import { formatDate, formatFullDate, formatSpan } from "#core/calendar/dateTexts.ts";
import { capitalized } from "#core/capitalized.ts";
import { leaveName, plainName } from "#core/policies/document/summary/plainName.ts";
import type { RecordedEvent } from "#core/policies/facts/RecordedEvent.ts";
import { writtenEvent } from "./WrittenEvent.ts";

export function eventText(event: RecordedEvent): { what: string; when: string } {
  const { amount } = writtenEvent(event);
  switch (event.type) {
    case "worked":
      return { what: `${countText(event.hours, "hour")} worked`, when: formatDate(event.on) };
    case "daysWorked":
      return {
        what: `${countText(event.days, "day")} worked`,
        when: formatFullDate(`${event.month}-01`).replace(" 1,", ""),
      };
    case "attendance":
      return { what: `${amount}% attendance`, when: `period ending ${formatDate(event.periodEnd)}` };
    case "occurrence":
      return { what: capitalized(plainName(event.kind)), when: formatDate(event.on) };
    case "absence":
      break;
  }
  return { what: capitalized(leaveName(event.kind)), when: formatSpan(event.from, event.to) };
}
