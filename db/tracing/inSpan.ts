import { Refusal } from "#core/refusal.ts";

/** Security: must not contain names, addresses, texts, or the values of statements. */
export type SpanFacts = Record<string, string | number | boolean>;

export interface OpenSpan {
  inside<Result>(work: () => Result): Result;
  end(outcome?: { name?: string; facts?: SpanFacts; error?: string }): void;
}

export interface Spans {
  begin(name: string, kind: "internal" | "server" | "client", facts?: SpanFacts): OpenSpan;
}

let recorder: Spans | undefined;

/** Undefined turns tracing off. Call before the database is opened. */
export function recordSpans(spans: Spans | undefined): void {
  recorder = spans;
}

export function recordedSpans(): Spans | undefined {
  return recorder;
}

export function inSpan<Result>(name: string, facts: SpanFacts, work: () => Promise<Result>): Promise<Result> {
  return recorder ? recorded(recorder, { name, facts }, work) : work();
}

async function recorded<Result>(
  spans: Spans,
  { name, facts }: { name: string; facts: SpanFacts },
  work: () => Promise<Result>,
): Promise<Result> {
  const span = spans.begin(name, "internal", facts);
  try {
    const result = await span.inside(work);
    span.end();
    return result;
  } catch (error) {
    if (error instanceof Refusal) span.end({ facts: { "awayday.refusal": error.code } });
    else span.end({ error: errorType(error) });
    throw error;
  }
}

/** Security: omits the message, which may contain values. */
export function errorType(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code, name } = error as Error & { code?: unknown };
  return typeof code === "string" ? code : name;
}
