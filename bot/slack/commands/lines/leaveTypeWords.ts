import { LEAVE_TYPES, type LeaveType } from "#core/leave/LeaveType.ts";
import { nearestWord } from "./nearestWord.ts";

/** A leave type as it was typed. It is uncertain if the word may have another meaning or is misspelled. */
export interface TypedType {
  type: LeaveType;
  isSure: boolean;
  word: string;
  /** The text without the word. */
  rest: string;
}

const SURE = new Map<string, LeaveType>([
  ...LEAVE_TYPES.map((type): [string, LeaveType] => [type, type]),
  ["vacations", "vacation"],
  ["sickness", "sick"],
  ["ill", "sick"],
  ["illness", "sick"],
]);

/** Words that may mean something else: a holiday can also be an office's day off, and "annual" can mean every year. */
const LIKELY = new Map<string, LeaveType>([
  ["holiday", "vacation"],
  ["holidays", "vacation"],
  ["annual", "vacation"],
  ["vac", "vacation"],
  ["unwell", "sick"],
]);

/** Returns the leave type at the start of a string (`sick`, `sick leave`, `a sick day`), or undefined. */
export function typeAtStart(text: string): TypedType | undefined {
  const found = /^(?:an?\s+)?(\p{L}+)(?:\s+(?:leave|days?|time))?(?=[\s,:.;]|$)[\s,:;]*/iu.exec(text);
  const word = found?.[1]?.toLowerCase();
  if (!found || !word) return undefined;
  const sure = SURE.get(word);
  const type = sure ?? LIKELY.get(word);
  return type && { type, isSure: sure !== undefined, word, rest: text.slice(found[0].length) };
}

/** Returns the first word in a string that names a leave type or, if there is none, a misspelled one. */
export function typeWithin(text: string): TypedType | undefined {
  const words = [...text.matchAll(/\p{L}+/gu)];
  for (const read of [exactType, nearType]) {
    for (const match of words) {
      const word = match[0].toLowerCase();
      const type = read(word);
      if (!type) continue;
      const rest = `${text.slice(0, match.index)}${text.slice(match.index + word.length)}`;
      return { type, isSure: false, word: match[0], rest: rest.replaceAll(/\s+/gu, " ").trim() };
    }
  }
  return undefined;
}

function exactType(word: string): LeaveType | undefined {
  return SURE.get(word) ?? LIKELY.get(word);
}

function nearType(word: string): LeaveType | undefined {
  return word.length > 2 ? nearestWord(word, LEAVE_TYPES) : undefined;
}
