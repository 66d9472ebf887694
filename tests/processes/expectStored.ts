import { expect } from "@jest/globals";
import { database } from "#db/connect.ts";
import type { Journal } from "./Journal.ts";

export async function expectStored({ submitted, decided, commanded, imported }: Journal): Promise<void> {
  const acknowledged: [ids: ReadonlySet<string>, stored: string][] = [
    [submitted, "SELECT id FROM pto_requests"],
    [new Set([...decided].map((one) => one.join(" "))), "SELECT id || ' ' || status AS id FROM pto_requests"],
    [commanded, "SELECT user_id || ' ' || start_date AS id FROM pto_requests"],
    [imported, "SELECT email AS id FROM users"],
  ];
  for (const [ids, stored] of acknowledged) {
    const { rows } = await database().pool.query<{ id: string }>(stored);
    const known = new Set(rows.map(({ id }) => id));
    expect([...ids].filter((id) => !known.has(id))).toEqual([]);
    expect(ids.size).toBeGreaterThan(0);
  }
}
