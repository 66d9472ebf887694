import { hasProse, passagesOf } from "./passages.ts";
import { OPENINGS, SUSPECT_OPENING, WORDS } from "./patterns.ts";

export interface Finding {
  line: number;
  sentence: string;
  advice: string;
}

const PATTERNS = [...WORDS, ...OPENINGS];

export function findingsOf(file: string, text: string): Finding[] {
  if (!hasProse(file) || !isSuspect(text)) return [];
  return passagesOf(file, text, isSuspect).flatMap(({ line, text: passage }) =>
    sentencesOf(passage).flatMap((sentence) =>
      PATTERNS.filter(({ found }) => found.test(sentence)).map(({ advice }) => ({ line, sentence, advice })),
    ),
  );
}

const isSuspect = (text: string) => SUSPECT_OPENING.test(text) || WORDS.some(({ found }) => found.test(text));

function sentencesOf(passage: string): string[] {
  const prose = passage
    .replaceAll(/`[^`]*`/g, "x")
    .replaceAll(/\]\([^)]*\)|https?:\S+/g, "]")
    .replaceAll(/[*_#>|[\]]+/g, " ")
    .replaceAll(/\s+/g, " ");
  return prose.split(/(?<=[.!?:;])\s+/).map((sentence) => sentence.replace(/^[-\s"'“(]+/, "").trim());
}
