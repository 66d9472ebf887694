import { expect } from "@jest/globals";
import { database } from "#db/connect.ts";
import type { Answer } from "../servers/httpServer.ts";

export type Refused = [status: number, code: string, error: string, fields?: Record<string, string>];

export async function expectRefusal(
  call: () => Promise<Answer>,
  [status, code, error, fields]: Refused,
): Promise<void> {
  const before = await everythingStored();
  const answer = await call();
  expect({ status: answer.status, body: answer.body }).toEqual({
    status,
    body: { error, code, ...(fields ? { fields } : {}) },
  });
  expect(await everythingStored()).toEqual(before);
}

export const SIGNED_OUT: Refused = [401, "signed_out", "Please sign in"];

const NOTED = ["sessions", "rate_limits", "token_calls"];

export async function everythingStored(): Promise<unknown> {
  const { pool } = database();
  statement ??= digestOfTables();
  return (await pool.query({ name: "everything-stored", text: await statement })).rows;
}

let statement: Promise<string> | undefined;

async function digestOfTables(): Promise<string> {
  const { rows: tables } = await database().pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> ALL ($1)`,
    [NOTED],
  );
  const digests = tables.map(({ name }) => {
    const kept =
      name === "audit_events"
        ? "WHERE action NOT IN ('failSignIn', 'failConfirmation', 'refuseCall', 'previewImport', 'readReports', 'readPayroll')"
        : "";
    return `SELECT '${name}' AS name, count(*) AS rows, sum(hash_record_extended(t, 0)) AS digest FROM ${name} t ${kept}`;
  });
  return `${digests.join(" UNION ALL ")} ORDER BY 1`;
}
