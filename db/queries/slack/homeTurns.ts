import { row } from "../statement.ts";

const TAKE = {
  name: "home-turn-take",
  text: `
    INSERT INTO effects (key, at) VALUES ($1, clock_timestamp())
    ON CONFLICT (key) DO UPDATE SET at = greatest(clock_timestamp(), effects.at + interval '1 microsecond')
    RETURNING at::text AS turn`,
};
const LAST = { name: "home-turn-last", text: "SELECT at::text AS turn FROM effects WHERE key = $1" };

export async function takeTurn(key: string): Promise<string> {
  return (await row<{ turn: string }>(TAKE, [key]))?.turn ?? "";
}

export async function lastTurn(key: string): Promise<string | undefined> {
  return (await row<{ turn: string }>(LAST, [key]))?.turn;
}
