import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { LeaveTypeView } from "#core/leave/LeaveTypeView.ts";
import { STANDARD_TYPES } from "#core/leave/standardTypes.ts";
import { nearestWord } from "./nearestWord.ts";

export type NamedType = Pick<LeaveTypeView, "key" | "name"> & Partial<Pick<LeaveTypeView, "unit">>;

export interface TypedType {
  type: LeaveType;
  isSure: boolean;
  word: string;
  rest: string;
}

const SURE: readonly [string, LeaveType][] = [
  ["vacations", "vacation"],
  ["sickness", "sick"],
  ["ill", "sick"],
  ["illness", "sick"],
];

const LIKELY: readonly [string, LeaveType][] = [
  ["holiday", "vacation"],
  ["holidays", "vacation"],
  ["annual", "vacation"],
  ["vac", "vacation"],
  ["unwell", "sick"],
];

const FILLER = /\s+(?:leave|days?|time)$/u;

export function typeAtStart(text: string, types: readonly NamedType[] = STANDARD_TYPES): TypedType | undefined {
  const article = /^an?\s+/iu.exec(text)?.[0] ?? "";
  const said = text.slice(article.length);
  const lower = said.toLowerCase();
  for (const { word, type, isSure } of wordsOf(types)) {
    if (!lower.startsWith(word)) continue;
    const end = /^(?:\s+(?:leave|days?|time))?(?=[\s,:.;]|$)[\s,:;]*/iu.exec(said.slice(word.length));
    if (end) return { type, isSure, word, rest: said.slice(word.length + end[0].length) };
  }
  return undefined;
}

export function typeWithin(text: string, types: readonly NamedType[] = STANDARD_TYPES): TypedType | undefined {
  const known = new Map(wordsOf(types).map(({ word, type }) => [word, type]));
  const keys = types.map(({ key }) => key);
  const words = [...text.matchAll(/\p{L}+/gu)];
  const near = (word: string) => (word.length > 2 ? nearestWord(word, keys) : undefined);
  for (const read of [(word: string) => known.get(word), near]) {
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

interface TypeWord {
  word: string;
  type: LeaveType;
  isSure: boolean;
}

function wordsOf(types: readonly NamedType[]): TypeWord[] {
  const own = types.flatMap(({ key, name }): TypeWord[] => {
    const said = name.toLowerCase();
    return [key, said, said.replace(FILLER, "")].map((word) => ({ word, type: key, isSure: true }));
  });
  const has = ([, type]: readonly [string, LeaveType]) => types.some(({ key }) => key === type);
  const others = [
    ...SURE.filter(has).map(([word, type]) => ({ word, type, isSure: true })),
    ...LIKELY.filter(has).map(([word, type]) => ({ word, type, isSure: false })),
  ];
  const ownWords = new Set(own.map(({ word }) => word));
  const all = [...own, ...others.filter(({ word }) => !ownWords.has(word))];
  return all.toSorted((one, other) => other.word.length - one.word.length);
}
