import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { createSealer } from "#bot/operations/createSealer.ts";
import { signIn } from "#bot/operations/auth/signIn.ts";
import { aNewSession } from "#tests/arranging/aNewSession.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { bundledProgram } from "#tests/servers/bundledProgram.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, PASSWORD, testClock } from "#tests/arranging/testOrganization.ts";

const KEY = "an encryption key for tests";
const { url } = await testDatabase();
testClock();
const owner = await foundTestOrganization("Acme");
const { pool } = database();
const dataDir = await mkdtemp(path.join(tmpdir(), "awayday-reset-"));
afterAll(() => rm(dataDir, { recursive: true }));

const program = fileURLToPath(await bundledProgram("scripts/resetSecondFactor.ts"));

function reset(...args: string[]): Promise<{ code: number; out: string }> {
  const env = { PATH: process.env["PATH"], DATA_DIR: dataDir, DATABASE_URL: url, ENCRYPTION_KEYS: KEY };
  return new Promise((resolve) => {
    const command = [program, ...args];
    execFile(process.execPath, command, { env }, (error, out, wrong) => {
      resolve({ code: error ? Number(error.code) : 0, out: out + wrong });
    });
  });
}

const enter = () => signIn({ source: "web" }, { email: owner.email, password: PASSWORD }, aNewSession());

test("the operator can reset the only Owner's second factor, which ends their sessions and notifies them", async () => {
  await enter();
  await pool.query(
    "INSERT INTO second_factors (organization_id, user_id, secret_sealed, confirmed_at) VALUES ($1, $2, $3, now())",
    [owner.organizationId, owner.userId, createSealer([KEY]).seal("totp secret", owner.organizationId)],
  );
  expect(await enter()).toHaveProperty("pendingSignIn");

  expect(await reset("--email", owner.email.toUpperCase())).toEqual({
    code: 0,
    out: `Two-factor authentication for ${owner.email.toUpperCase()} was reset. 1 session ended.\n`,
  });
  expect(await lastAuditEntry(owner.organizationId)).toMatchObject({
    actorId: null,
    source: "command",
    action: "resetSecondFactor",
    subjectId: owner.userId,
    after: { secondFactor: "reset", sessionsEnded: 1 },
  });
  const { rows } = await pool.query("SELECT email, payload FROM notifications WHERE event = 'secondFactor.changed'");
  expect(rows).toEqual([{ email: owner.email, payload: { change: "reset", actorId: null } }]);
  expect(await enter()).toHaveProperty("session");
});

test("npm run reset-second-factor without an email prints its usage", async () => {
  expect(await reset()).toMatchObject({ code: 2, out: expect.stringContaining("Usage: npm run reset-second-factor") });
});

test.each([
  ["nobody@acme.example", "An account with the email nobody@acme.example was not found\n"],
  [owner.email, `Two-factor authentication for ${owner.email} was not found\n`],
])("resetting an account without two-factor authentication fails: %s", async (email, out) => {
  expect(await reset("--email", email)).toEqual({ code: 1, out });
});
