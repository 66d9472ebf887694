import type { Sealer } from "./createSealer.ts";

/** Operations take the time from here, so that a demo can run through a past year. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The cost of Argon2id; `memoryCost` is in KiB. */
interface PasswordCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

interface SimulationBounds {
  milliseconds: number;
  megabytes: number;
}

interface ErasureList {
  file: string;
  /** Called if an erasure can't be appended; the job appends it later. */
  onError: (error: unknown) => void;
}

interface Runtime {
  clock: Clock;
  sealer: Sealer;
  /** True if a mail server is configured, so that a link can prove an address. */
  sendsMail?: boolean;
  /** Per person in this process; unlimited by default. */
  writesPerMinute?: number;
  /** Erased people are listed outside the database. */
  erasures?: ErasureList;
  /** By default 10 s and 192 MB. */
  simulation?: SimulationBounds;
  /** By default, the program beside the server. */
  simulator?: URL;
  /** Tests, which create thousands of people, set a low cost. */
  passwordCost?: PasswordCost;
}

const SIMULATION: SimulationBounds = { milliseconds: 10_000, megabytes: 192 };
const PASSWORD_COST: PasswordCost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
let runtime: Runtime | undefined;

/** Call it at the start of a process or test. */
export function configureOperations(next: Runtime): void {
  runtime = next;
}

export function operationsRuntime(): Runtime {
  if (!runtime) throw new Error("Operations are not configured");
  return runtime;
}

export function simulationBounds(): SimulationBounds {
  return runtime?.simulation ?? SIMULATION;
}

/** Undefined if operations are configured without a bundle. */
export function bundledSimulator(): URL | undefined {
  return runtime?.simulator;
}

/** The cost of new password hashes, even before `configureOperations` is called. */
export function passwordCost(): PasswordCost {
  return runtime?.passwordCost ?? PASSWORD_COST;
}
