import { Refusal } from "#core/refusal.ts";
import { contradictions } from "./checks/contradictions.ts";
import { documentWording, problemsOf, type DocumentProblem } from "./DocumentProblem.ts";
import { exact, exactNumber } from "./exact.ts";
import { PolicyDocument } from "./PolicyDocument.ts";

const MAX_VALUES = 2000;
const MAX_LEVELS = 30;
/** Large denominators make arithmetic slow. */
const MAX_DENOMINATOR = 10n ** 40n;
/** Control characters and lone surrogates. The database can't store some of them. */
const UNSTORABLE = /[\p{Cc}\p{Cs}]/u;

/** Throws if the document is invalid. For `followed`, see `contradictions`. */
export function parseDocument(raw: unknown, followed?: string): PolicyDocument {
  assertReasonable(raw);
  const parsed = PolicyDocument.safeParse(raw, documentWording);
  const problems = parsed.success ? contradictions(parsed.data, followed) : problemsOf(parsed.error.issues);
  const [first] = problems;
  if (parsed.success && !first) return parsed.data;
  throw invalid(first ? sentenceOf(first) : "The policy isn't valid", problems.toReversed());
}

function assertReasonable(raw: unknown): void {
  let [level, values, denominator]: [unknown[], number, bigint] = [[raw], 0, 1n];
  for (let depth = 0; level.length > 0; depth++) {
    values += level.length;
    if (depth > MAX_LEVELS) throw invalid("The policy is nested too deeply");
    if (values > MAX_VALUES) throw invalid("The policy is too large");
    denominator = level.reduce(withDenominatorOf, denominator);
    if (denominator > MAX_DENOMINATOR) throw invalid("The policy's numbers have too many different denominators");
    const entries = level.flatMap((value) =>
      typeof value === "object" && value !== null ? Object.entries(value) : [],
    );
    const texts = [...level, ...entries.map(([name]) => name)];
    if (texts.some((text) => typeof text === "string" && UNSTORABLE.test(text))) {
      throw invalid("The policy can't contain control characters");
    }
    level = entries.map(([, value]) => value);
  }
}

function withDenominatorOf(denominator: bigint, value: unknown): bigint {
  const number = denominator > MAX_DENOMINATOR ? null : exactNumber.safeParse(value);
  if (!number?.success) return denominator;
  const { d } = exact(number.data);
  return (denominator / greatestDivisor(denominator, d)) * d;
}

function greatestDivisor(one: bigint, other: bigint): bigint {
  return other === 0n ? one : greatestDivisor(other, one % other);
}

function invalid(text: string, problems: readonly DocumentProblem[] = [{ path: "", text }]): Refusal {
  return new Refusal("invalid", "invalid_document", text, {
    fields: Object.fromEntries(problems.map(({ path, text: problem }) => [path || "document", problem])),
  });
}

function sentenceOf({ path, text }: DocumentProblem): string {
  return `${path === "" ? "The policy" : path} ${text}`;
}
