import type { ChangedDays } from "#core/refusal.ts";
import { HttpError } from "react-admin";
import { ApiError } from "#console/shared/api/ApiError.ts";
import { fetchAnswer } from "#console/shared/api/fetchAnswer.ts";
import { sendOnce } from "#console/shared/api/sendOnce.ts";

interface Options {
  method?: string | undefined;
  body?: BodyInit | null | undefined;
  signal?: AbortSignal | null | undefined;
}

export async function httpClient(url: string, options: Options = {}): Promise<Answered> {
  const { method = "GET", body, signal } = options;
  const isWrite = method !== "GET" && !signal && (typeof body === "string" || body === undefined);
  const send = () => answered(url, options);
  return isWrite ? ((await sendOnce({ method, path: url, body, send })) as Answered) : send();
}

type Answered = Awaited<ReturnType<typeof answered>>;

async function answered(url: string, { method = "GET", body, signal }: Options) {
  const answer = await fetchAnswer(url, {
    method,
    headers: { Accept: "application/json", ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
    ...(body === undefined ? {} : { body: body ?? null }),
    ...(signal ? { signal } : {}),
  }).catch((failure: unknown) => {
    throw failure instanceof ApiError ? httpErrorOf(failure) : failure;
  });
  const text = await answer.text();
  if (!answer.ok) {
    throw httpErrorOf(new ApiError(answer.status, answer.statusText, text, answer.headers.get("retry-after")));
  }
  return { status: answer.status, headers: answer.headers, body: text, json: text === "" ? {} : JSON.parse(text) };
}

function httpErrorOf({ status, said, code, fields, body, retryAfter }: ApiError): HttpError {
  const message = said ?? "Something went wrong. Please try again.";
  const { impact } = body;
  const errors = Object.keys(fields).length > 0 ? { errors: fields } : {};
  return new HttpError(message, status, { code, retryAfter, ...errors, ...(impact === undefined ? {} : { impact }) });
}

export function reasonOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : "Something went wrong. Please try again.";
}

export function isMissing(error: unknown): boolean {
  return error instanceof HttpError && error.status === 404;
}

export function impactOf(error: unknown): readonly ChangedDays[] | null {
  if (!(error instanceof HttpError)) return null;
  return (error.body as { impact?: readonly ChangedDays[] } | undefined)?.impact ?? null;
}

export function pauseAfter(error: unknown): number | undefined {
  if (!(error instanceof HttpError)) return undefined;
  const { code, retryAfter } = (error.body ?? {}) as { code?: unknown; retryAfter?: number };
  if (code === "too_many_changes") return 1;
  return code === "slack_busy" ? (retryAfter ?? 1) : undefined;
}
