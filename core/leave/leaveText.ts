const SAYS_IT = /\b(leave|time off)\b|\b(off|time|lieu|duty|days?|holidays?)( \(.*\))?$/i;
const ABBREVIATION = /^\p{Lu}{2,}/u;

export function typeText(name: string): string {
  return ABBREVIATION.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

/** Returns text for the middle of a sentence, such as "vacation leave", "parental leave", or "study time". */
export function leaveText(name: string): string {
  const text = typeText(name);
  return SAYS_IT.test(text) ? text : `${text} leave`;
}

export function timeOffText(name: string): string {
  const text = typeText(name);
  return SAYS_IT.test(text) ? text : `${text} time off`;
}
