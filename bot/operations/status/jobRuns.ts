import { channel } from "node:diagnostics_channel";
import { type JobName, JOBS } from "#core/api/admin/StatusAnswer.ts";
import { connectedPool } from "#db/connect.ts";
import { operationsRuntime } from "../runtime.ts";

export interface EndedRun {
  job: JobName;
  /** Null means a failure for all organizations. */
  failedIn: readonly (string | null)[];
}

export const ENDED_RUNS = channel("awayday:jobs");

interface Runs {
  last: Date | undefined;
  begun: Map<JobName, Date>;
  failures: Map<JobName, Map<string | null, Date>>;
}

const NO_RUNS: Runs = { last: undefined, begun: new Map(), failures: new Map() };

const runs = new WeakMap<object, Runs>();

export function beginRun(job: JobName): void {
  runsOf(connectedPool())?.begun.set(job, operationsRuntime().clock.now());
}

export function noteRun(run: EndedRun): void {
  ENDED_RUNS.publish(run);
  const known = runsOf(connectedPool());
  if (!known) return;
  const now = operationsRuntime().clock.now();
  known.begun.delete(run.job);
  if (!run.failedIn.includes(null)) known.last = now;
  const failures = known.failures.get(run.job) ?? new Map<string | null, Date>();
  known.failures.set(run.job, failures);
  for (const organizationId of run.failedIn) failures.set(organizationId, now);
}

export function lastRun(): Date | undefined {
  return runsOf(connectedPool())?.last;
}

export function failedJobs(organizationId: string, since: Date): JobName[] {
  const { begun, failures } = runsOf(connectedPool()) ?? NO_RUNS;
  return JOBS.filter((job) => {
    const failed = [null, organizationId].map((where) => failures.get(job)?.get(where));
    return failed.some((at) => at !== undefined && at >= since) || (begun.get(job) ?? since) < since;
  });
}

export function runningJobs(): ReadonlyMap<JobName, Date> {
  return (runsOf(connectedPool()) ?? NO_RUNS).begun;
}

function runsOf(pool: object | undefined): Runs | undefined {
  if (!pool) return undefined;
  const known = runs.get(pool) ?? { last: undefined, begun: new Map(), failures: new Map() };
  runs.set(pool, known);
  return known;
}
