import type { Call } from "./Call.ts";

/** Returns the status of the response to a call that succeeds. */
export function statusOf({ method, status, answer }: Pick<Call, "method" | "status" | "answer">): number {
  if (status !== undefined) return status;
  if (!answer) return 204;
  return method === "POST" ? 201 : 200;
}
