import { Refusal } from "#core/refusal.ts";
import { contradictions } from "./checks/contradictions.ts";
import { documentWording, problemsOf, type DocumentProblem } from "./DocumentProblem.ts";
import { PolicyDocument } from "./PolicyDocument.ts";

/**
 * The maximum number of values in a document, and of nesting levels; the largest template has fewer than 100 values.
 */
const MAX_VALUES = 2000;
const MAX_LEVELS = 30;

/** Parses a raw policy document. Throws a Refusal with a path and text for each problem. */
export function parseDocument(raw: unknown): PolicyDocument {
  assertReasonable(raw);
  const parsed = PolicyDocument.safeParse(raw, documentWording);
  const problems = parsed.success ? contradictions(parsed.data) : problemsOf(parsed.error.issues);
  const [first] = problems;
  if (parsed.success && !first) return parsed.data;
  throw invalid(first ? sentenceOf(first) : "The policy is not valid", problems.toReversed());
}

/**
 * Refuses a document that would take too long to parse, or to evaluate for each person and day on which it grants
 * something.
 */
function assertReasonable(raw: unknown): void {
  let [level, values]: [unknown[], number] = [[raw], 0];
  for (let depth = 0; level.length > 0; depth++) {
    values += level.length;
    if (depth > MAX_LEVELS) throw invalid("The policy is nested too deeply");
    if (values > MAX_VALUES) throw invalid("The policy is too large");
    level = level.flatMap((value) => (typeof value === "object" && value !== null ? Object.values(value) : []));
  }
}

function invalid(text: string, problems: readonly DocumentProblem[] = [{ path: "", text }]): Refusal {
  return new Refusal("invalid", "invalid_document", text, {
    fields: Object.fromEntries(problems.map(({ path, text: problem }) => [path || "document", problem])),
  });
}

function sentenceOf({ path, text }: DocumentProblem): string {
  return `${path === "" ? "The policy" : path} ${text}`;
}
