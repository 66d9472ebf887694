import type { Sealer } from "./createSealer.ts";

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
  onError: (error: unknown) => void;
}

interface Runtime {
  clock: Clock;
  sealer: Sealer;
  sendsMail?: boolean;
  writesPerMinute?: number;
  erasures?: ErasureList;
  simulation?: SimulationBounds;
  simulator?: URL;
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
