import { parseDocument } from "#core/policies/document/parseDocument.ts";
import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import { postingProblems } from "#core/policies/document/checks/postableDocument.ts";
import { excessProblems } from "#core/policies/document/checks/receivers.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { Refusal } from "#core/refusal.ts";

export interface Draft {
  document: PolicyDocument;
  text: string | null;
}

export interface Problems {
  sentence: string;
  byPath: Readonly<Record<string, string>>;
  isReadable: boolean;
}

interface DraftPlace {
  type: LeaveType;
  types: readonly LeaveType[];
}

export function problemsOfDraft({ document, text }: Draft, { type, types }: DraftPlace): Problems | null {
  if (text !== null) return problemsOfText(text);
  const problems = problemsOf(document);
  if (problems) return problems;
  const others = new Map(types.filter((other) => other !== type).map((other) => [other, []]));
  const obstacles = [...postingProblems(document), ...excessProblems(type, document, others)];
  const [first] = obstacles;
  if (!first) return null;
  const byPath = Object.fromEntries(obstacles.map((one) => [one.path, one.text]));
  return { sentence: `${first.path} ${first.text}`, byPath, isReadable: true };
}

export function withText(draft: Draft, text: string): Draft {
  const document = problemsOfText(text) ? null : (JSON.parse(text) as PolicyDocument);
  return document ? { document, text: null } : { ...draft, text };
}

function problemsOfText(text: string): Problems | null {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : "";
    return { sentence: `The text isn't valid JSON: ${reason}`, byPath: {}, isReadable: false };
  }
  return problemsOf(raw);
}

function problemsOf(raw: unknown): Problems | null {
  try {
    parseDocument(raw);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return { sentence: error.message, byPath: error.fields ?? {}, isReadable: false };
    throw error;
  }
}

export function textOf(document: PolicyDocument): string {
  return JSON.stringify(document, null, 2);
}
