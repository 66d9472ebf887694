import { Refusal } from "#core/refusal.ts";
import { contradictions } from "./contradictions.ts";
import { documentWording, problemsOf, type DocumentProblem } from "./DocumentProblem.ts";
import { PolicyDocument } from "./PolicyDocument.ts";

/** Parses a raw policy document. Throws a Refusal with a path and text for each problem. */
export function parseDocument(raw: unknown): PolicyDocument {
  const parsed = PolicyDocument.safeParse(raw, documentWording);
  const problems = parsed.success ? contradictions(parsed.data) : problemsOf(parsed.error.issues);
  const [first] = problems;
  if (parsed.success && !first) return parsed.data;
  throw new Refusal("invalid", "invalid_document", first ? sentenceOf(first) : "The policy is not valid", {
    fields: Object.fromEntries(problems.toReversed().map(({ path, text }) => [path, text])),
  });
}

function sentenceOf({ path, text }: DocumentProblem): string {
  return `${path === "" ? "The policy" : path} ${text}`;
}
