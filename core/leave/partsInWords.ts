import { amountInWords } from "./amountInWords.ts";
import { hoursOf, type PartInHours, type PartialDates, partsOfDates } from "./LeaveParts.ts";
import { formatMinute, minuteOf } from "./times.ts";

export function partsInWords(leave: PartialDates): string {
  const hours = hoursOf(leave);
  if (hours) return hoursInWords(hours);
  const { startPart, endPart } = partsOfDates(leave);
  if (leave.startDate === leave.endDate) {
    if (startPart === "full") return leave.isHalfDay ? "half day" : "";
    return startPart === "am" ? "morning" : "afternoon";
  }
  return [
    ...(startPart === "pm" ? ["starting in the afternoon"] : []),
    ...(endPart === "am" ? ["ending at midday"] : []),
  ].join(", ");
}

export function partsAfterDates(leave: PartialDates): string {
  const words = partsInWords(leave);
  return words === "" ? "" : ` (${words})`;
}

function hoursInWords({ minutes, startTime }: PartInHours): string {
  if (startTime === null) return amountInWords(minutes, "hour");
  const from = minuteOf(startTime);
  return `${formatMinute(from)}–${formatMinute(from + minutes)}`;
}
