import { ApiError } from "./ApiError.ts";
import { fetchAnswer } from "./fetchAnswer.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * One call of the API, with the session; a file is sent as it is, anything else as JSON. Gives the JSON of the answer
 * (undefined if empty); throws ApiError else.
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

/** Path segments made safe: `at("api", "users", id)` is `/api/users/…`. */
export function at(...segments: string[]): string {
  return segments.map((segment) => `/${encodeURIComponent(segment)}`).join("");
}
