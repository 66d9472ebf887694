import type { Call } from "./Call.ts";

export function statusOf({ method, status, answer }: Pick<Call, "method" | "status" | "answer">): number {
  if (status !== undefined) return status;
  if (!answer) return 204;
  return method === "POST" ? 201 : 200;
}
