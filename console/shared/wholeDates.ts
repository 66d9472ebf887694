const DATE = /[A-Z][a-z]{2,8} \d{1,2}\b(?:, \d{4})?/g;

/** Keeps dates such as `Mar 01, 2027` or `June 30` on one line. */
export function wholeDates(text: string): string {
  return text.replaceAll(DATE, (date) => date.replaceAll(" ", "\u00A0"));
}
