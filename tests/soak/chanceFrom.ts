import { shortOrLong } from "./shortOrLong.ts";

/** Always the same in the short form; in the long form, that in SOAK_SEED, or a new one in each run. */
export const SEED = Number(process.env["SOAK_SEED"] ?? shortOrLong(20_261_129, (Date.now() % 1_000_000) + 1));

/** Random numbers from 0 to 1; those from one seed are always the same. */
export function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
