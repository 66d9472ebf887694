import { AsyncLocalStorage } from "node:async_hooks";

/** Names a request by the id in its log line, or a job. Contains no personal data. */
export type Cause = { requestId: string } | { job: string };

const causes = new AsyncLocalStorage<Cause>();

export function causedBy<Result>(cause: Cause, work: () => Result): Result {
  return causes.run(cause, work);
}

export function currentCause(): Cause | undefined {
  return causes.getStore();
}
