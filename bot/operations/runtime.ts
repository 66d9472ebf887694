import type { Sealer } from "./sealing.ts";

/** What time it is. Instants come from here, never from the database, so that a demo can live through a past year. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export interface Runtime {
  clock: Clock;
  sealer: Sealer;
  /** Whether a mail server is set, so that an address can be proven by a link. */
  sendsMail?: boolean;
}

let runtime: Runtime | undefined;

/** Says once, at the start of a process or a test, by which clock and keys operations work. */
export function configureOperations(next: Runtime): void {
  runtime = next;
}

/** What operations work by; throws when `configureOperations` was not called. */
export function operationsRuntime(): Runtime {
  if (!runtime) throw new Error("Operations are not configured");
  return runtime;
}
