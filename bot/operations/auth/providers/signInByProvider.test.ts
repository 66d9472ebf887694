import { expect, jest, test } from "@jest/globals";
import { Refusal } from "#core/refusal.ts";
import { database } from "#db/connect.ts";
import { lockAccount } from "#db/queries/auth/lockAccount.ts";
import { row } from "#db/queries/statement.ts";
import { aNewSession } from "#tests/arranging/aNewSession.ts";
import { testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { untilWaiting, withGate } from "#tests/arranging/waitingForLocks.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { refusalOf } from "#tests/asserting/refusalOf.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import type { LinkedPerson, ProviderAccount } from "./ProviderAccount.ts";
import { signInByProvider } from "./signInByProvider.ts";

await testDatabase();
testClock();
const { erin, ezra } = await testOrganization();
const linked = { ...erin, isActive: true };

function account(
  people: (LinkedPerson | undefined)[],
  rules: Partial<ProviderAccount<LinkedPerson, { other: true }>> = {},
) {
  const remaining = [...people];
  return {
    key: "an account",
    start: { by: "google" as const, after: { by: "google" } },
    findPerson: async () => remaining.shift(),
    hold: async () => {},
    admit: async () => undefined,
    meet: async () => ({ met: erin, after: { google: "linked" } }),
    refusalOf: (why: string) => new Refusal("unauthenticated", why, "Refused"),
    noteRefusal: jest.fn(async () => {}),
    ...rules,
  };
}
const signIn = (by: ReturnType<typeof account>) =>
  signInByProvider(by, { visitor: { source: "web" }, wanted: aNewSession() });

test.each([
  ["unlinked", undefined, "changed"],
  ["linked to another person", { ...ezra, isActive: true }, "changed"],
  ["deactivated", { ...linked, isActive: false }, "deactivated"],
])("a person who was %s since the first lookup is refused, and that is recorded", async (_, then, code) => {
  const by = account([linked, then]);
  expect(await refusalOf(signIn(by))).toMatchObject({ code });
  expect(by.noteRefusal).toHaveBeenCalledWith(expect.objectContaining({ code }), { source: "web" }, linked);
});

test("the provider's rules can refuse a linked person, or lead to another outcome than a session", async () => {
  expect(await signIn(account([linked, linked], { admit: async () => ({ other: true }) }))).toEqual({ other: true });
  const refusing = account([linked, linked], {
    admit: () => Promise.reject(new Refusal("forbidden", "wrong_domain", "Refused")),
  });
  expect(await refusalOf(signIn(refusing))).toMatchObject({ code: "wrong_domain" });
  const { rows } = await database().pool.query("SELECT FROM sessions WHERE user_id = $1", [erin.userId]);
  expect(rows).toEqual([]);
});

test.each([
  ["stays if the rules return it", "dark", (refusal: Refusal) => Promise.resolve({ refusal })],
  ["is rolled back if they throw it", null, (refusal: Refusal) => Promise.reject(refusal)],
])("what was stored before a refusal %s", async (_, theme, refuse) => {
  const by = account([undefined], {
    meet: async ({ tx }) => {
      await row({ name: "darken", text: "UPDATE users SET theme = 'dark' WHERE id = $1" }, [ezra.userId], tx);
      return refuse(new Refusal("unauthenticated", "asked", "Refused"));
    },
  });
  expect(await refusalOf(signIn(by))).toMatchObject({ code: "asked" });
  const { rows } = await database().pool.query("SELECT theme FROM users WHERE id = $1", [ezra.userId]);
  expect(rows).toEqual([{ theme }]);
  await database().pool.query("UPDATE users SET theme = NULL");
});

test("an account that is linked to nobody signs in the person whom the rules find", async () => {
  expect(await signIn(account([undefined]))).toMatchObject({ userId: erin.userId });
  expect(await lastAuditEntry(erin.organizationId)).toMatchObject({
    action: "signIn",
    actorId: erin.userId,
    after: { by: "google", google: "linked" },
  });
});

test("a first sign-in waits for another one with the same account, which links it", async () => {
  const now = { isLinked: false, isOver: false };
  const meet = jest.fn<() => Promise<never>>();
  const by = account([], { findPerson: async () => (now.isLinked ? linked : undefined), meet });
  await withGate(async ({ tx, open }) => {
    await lockAccount("an account", tx);
    const signingIn = signIn(by).finally(() => (now.isOver = true));
    await untilWaiting(1, () => now.isOver);
    now.isLinked = true;
    await open();
    expect(await signingIn).toMatchObject({ userId: erin.userId });
  });
  expect(meet).not.toHaveBeenCalled();
});
