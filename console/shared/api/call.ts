import { ApiError } from "./ApiError.ts";
import { fetchAnswer } from "./fetchAnswer.ts";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * Calls the API with the session cookie; sends a file unchanged and any other body as JSON. Returns the JSON of the
 * response, or undefined if it is empty. Throws an ApiError for a refusal or without a response, but rethrows the
 * original error if the caller aborted.
 */
export async function call<Answer>(
  method: Method,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
  headers?: Record<string, string>,
): Promise<Answer> {
  const file = body instanceof Blob ? body : undefined;
  const answer = await fetchAnswer(path, {
    method,
    headers: {
      Accept: "application/json",
      ...(body === undefined ? {} : { "Content-Type": file?.type ?? "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: file ?? JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  const text = await answer.text();
  if (!answer.ok) throw new ApiError(answer.status, answer.statusText, text);
  return (text === "" ? undefined : JSON.parse(text)) as Answer;
}

/** Returns a path of URL-encoded segments: `at("api", "users", id)` is `/api/users/…`. */
export function at(...segments: string[]): string {
  return segments.map((segment) => `/${encodeURIComponent(segment)}`).join("");
}
