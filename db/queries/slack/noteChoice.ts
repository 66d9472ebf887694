import { row } from "../statement.ts";

const NOTE = {
  name: "newest-choice",
  text: `
    INSERT INTO effects (key, at) VALUES ($1, to_timestamp($2::float8))
    ON CONFLICT (key) DO UPDATE SET at = greatest(effects.at, excluded.at)
    RETURNING at = to_timestamp($2::float8) AS "isNewest"`,
};

/** Returns true if the choice is the newest. `at` is in seconds since 1970, to the microsecond. */
export async function noteChoice(key: string, at: number): Promise<boolean> {
  return (await row<{ isNewest: boolean }>(NOTE, [key, at]))?.isNewest ?? false;
}
