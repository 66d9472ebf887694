import { KeyedSemaphore } from "#db/KeyedSemaphore.ts";

const turns = new KeyedSemaphore({ atOnce: 4, perKey: 1, waitingPerKey: 50, patience: 20_000 });

/** Throws the refusal `busy` if the calculation can't get a turn. */
export function forecastInTurn<Result>(organizationId: string, calculate: () => Promise<Result>): Promise<Result> {
  return turns.run(organizationId, calculate);
}
