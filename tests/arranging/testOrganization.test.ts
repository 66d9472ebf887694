import { expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { testDatabase } from "../servers/testDatabase.ts";
import { foundTestOrganization, hire, hireByInvitation, testClock } from "./testOrganization.ts";

await testDatabase();
testClock();

const UUID = /[0-9a-f]{8}-[0-9a-f-]{27}/g;
const SECRETS = new Set(["hash", "token_hash", "token_sealed"]);

async function rowsOf(organizationId: string): Promise<Record<string, string[]>> {
  const { pool } = database();
  const { rows: tables } = await pool.query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'organization_id'",
  );
  const found: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query<object>(`SELECT * FROM ${name} WHERE organization_id = $1`, [organizationId]);
    const texts = rows.map((row) => JSON.stringify(Object.entries(row).filter(([column]) => !SECRETS.has(column))));
    found[name] = texts.map((text) => text.replaceAll(UUID, "id").replaceAll(/org\d/g, "org")).toSorted();
  }
  return found;
}

test("hiring a person leaves the same rows as an accepted invitation", async () => {
  const [quick, real] = [await foundTestOrganization("Org 1"), await foundTestOrganization("Org 2")];
  const founded = await rowsOf(quick.organizationId);
  for (const [hiring, owner] of [
    [hire, quick],
    [hireByInvitation, real],
  ] as const) {
    const manager = await hiring(owner, "Mona", "Manager", { managerId: owner.userId });
    await hiring({ ...manager, userId: owner.userId }, "Erin", "Employee", { managerId: manager.userId });
  }
  const hired = await rowsOf(quick.organizationId);
  expect(hired).toEqual(await rowsOf(real.organizationId));
  const grown = Object.keys(hired).filter((table) => hired[table]?.length !== founded[table]?.length);
  expect(grown).toEqual(expect.arrayContaining(["audit_events", "invitations", "ledger_entries", "notifications"]));
});
