import type { Sealer } from "./createSealer.ts";

/** A demo can inject a clock that runs through a past year. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The cost of Argon2id. `memoryCost` is in KiB. */
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
  /** Called if an erasure can't be appended. A job appends it later. */
  onError: (error: unknown) => void;
}

interface Runtime {
  clock: Clock;
  sealer: Sealer;
  /** True if a mail server is configured, so that a link can prove an address. */
  sendsMail?: boolean;
  /** Per person in this process. Unlimited by default. */
  writesPerMinute?: number;
  erasures?: ErasureList;
  simulation?: SimulationBounds;
  simulator?: URL;
  /** Tests set a low cost, because they create thousands of people. */
  passwordCost?: PasswordCost;
}

const SIMULATION: SimulationBounds = { milliseconds: 10_000, megabytes: 192 };
const PASSWORD_COST: PasswordCost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
let runtime: Runtime | undefined;

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

export function bundledSimulator(): URL | undefined {
  return runtime?.simulator;
}

export function passwordCost(): PasswordCost {
  return runtime?.passwordCost ?? PASSWORD_COST;
}
