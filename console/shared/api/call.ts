import { ApiError } from "./ApiError.ts";
import { fetchAnswer } from "./fetchAnswer.ts";
import { sendOnce } from "./sendOnce.ts";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Throws an ApiError for an error response or, unless the caller aborted, for a missing response. */
export async function call<Answer>(
  method: Method,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
  headers?: Record<string, string>,
): Promise<Answer> {
  const file = body instanceof Blob ? body : undefined;
  const text = body === undefined || file ? undefined : JSON.stringify(body);
  const send = async () => {
    const answer = await fetchAnswer(path, {
      method,
      headers: {
        Accept: "application/json",
        ...(body === undefined ? {} : { "Content-Type": file?.type ?? "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: file ?? text ?? null }),
      ...(signal ? { signal } : {}),
    });
    const json = await answer.text();
    if (!answer.ok) throw new ApiError(answer.status, answer.statusText, json, answer.headers.get("retry-after"));
    return (json === "" ? undefined : JSON.parse(json)) as Answer;
  };
  if (method === "GET" || file || signal) return send();
  return (await sendOnce({ method, path, body: text, send })) as Answer;
}

export function at(...segments: string[]): string {
  return segments.map((segment) => `/${encodeURIComponent(segment)}`).join("");
}
