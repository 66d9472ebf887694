import { setTimeout as wait } from "node:timers/promises";

export async function noEarlierThan<Result>(
  ms: number,
  work: () => Promise<Result>,
  passes: (ms: number) => Promise<unknown> = wait,
): Promise<Result> {
  const [outcome] = await Promise.allSettled([work(), passes(ms)]);
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
}
