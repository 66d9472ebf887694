const NO_BREAK = "\u00A0";

const DATE = /[A-Z][a-z]{2,8} \d{1,2}\b(?:, \d{4})?/g;
const BEFORE_UNIT = /(?<=\d) (?=(?:days?|hours?|weeks?)\b)/g;

export function wholeDates(text: string): string {
  return text.replaceAll(DATE, (date) => date.replaceAll(" ", NO_BREAK));
}

export function wholeAmounts(text: string): string {
  return text.replaceAll(BEFORE_UNIT, NO_BREAK);
}

export function wholeFacts(text: string): string {
  return wholeAmounts(wholeDates(text));
}
