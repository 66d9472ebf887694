import { KeyedSemaphore } from "#db/KeyedSemaphore.ts";

/**
 * Prevents many concurrent forecasts from keeping the process busy between the steps of other organizations' requests.
 */
const turns = new KeyedSemaphore({ atOnce: 4, perKey: 1, waitingPerKey: 50, patience: 20_000 });

/** Throws the refusal `busy` if too many calculations are waiting, or after 20 s. */
export function forecastInTurn<Result>(organizationId: string, calculate: () => Promise<Result>): Promise<Result> {
  return turns.run(organizationId, calculate);
}
