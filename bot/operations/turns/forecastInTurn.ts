import { KeyedSemaphore } from "#db/KeyedSemaphore.ts";

/**
 * Otherwise, many forecasts at once would keep the process busy between any two steps of other organizations' requests.
 */
const turns = new KeyedSemaphore({ atOnce: 4, perKey: 1, waitingPerKey: 50, patience: 20_000 });

/** Throws the refusal `busy` if too many are already waiting, or after waiting for 20 s. */
export function forecastInTurn<Result>(organizationId: string, calculate: () => Promise<Result>): Promise<Result> {
  return turns.run(organizationId, calculate);
}
