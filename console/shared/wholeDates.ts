const NO_BREAK = "\u00A0";
/** A line can break after a dash even if a no-break space follows. */
const JOINED_DASH = "–\uFEFF";

const DAY = String.raw`[A-Z][a-z]{2,8} \d{1,2}\b`;
const DATE = new RegExp(String.raw`${DAY}(?:, \d{4})?(?: –(?= [A-Z]))?`, "g");
const SPAN = new RegExp(String.raw`${DAY}(?: – ${DAY})?(?:, \d{4})?(?: –(?= [A-Z]))?`, "g");
const BEFORE_UNIT = /(?<=\d) (?=(?:days?|hours?|weeks?)\b)/g;

/** Keeps each date, and each span of dates within a year, on one line. */
export function wholeDates(text: string): string {
  return text.replaceAll(SPAN, unbroken);
}

/** For narrow columns: keeps each date on one line; a span may break after its dash. */
export function wholeDays(text: string): string {
  return text.replaceAll(DATE, unbroken);
}

export function wholeAmounts(text: string): string {
  return text.replaceAll(BEFORE_UNIT, NO_BREAK);
}

export function wholeFacts(text: string): string {
  return wholeAmounts(wholeDates(text));
}

function unbroken(text: string): string {
  return text.replaceAll("– ", `${JOINED_DASH} `).replaceAll(" ", NO_BREAK);
}
