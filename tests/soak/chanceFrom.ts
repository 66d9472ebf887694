import { shortOrLong } from "./shortOrLong.ts";

export const SEED = Number(process.env["SOAK_SEED"] ?? shortOrLong(20_261_129, (Date.now() % 1_000_000) + 1));

/** The returned function returns numbers between 0 and 1, which depend only on the seed. */
export function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
