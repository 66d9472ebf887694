import { expect, test } from "@jest/globals";
import { hash } from "@node-rs/argon2";
import { Password } from "#db/models/accounts/Password.ts";
import { aNewSession } from "#tests/arranging/aNewSession.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, PASSWORD, testClock } from "#tests/arranging/testOrganization.ts";
import { signIn } from "./signIn.ts";

await testDatabase();
testClock();
const { organizationId, userId, email } = await foundTestOrganization();
const where = { organizationId, userId };
const stored = async () => (await Password.findOne({ where }))?.hash ?? "";
const enter = (password: string) => signIn({ source: "web" }, { email, password }, aNewSession());

test("a hash with a lower cost is renewed by the next sign-in with the right password, and only then", async () => {
  const weak = await hash(PASSWORD, { memoryCost: 16, timeCost: 1, parallelism: 1 });
  await Password.update({ hash: weak }, { where });
  await expect(enter("a wrong password")).rejects.toMatchObject({ code: "wrong_credentials" });
  expect(await stored()).toBe(weak);
  expect(await enter(PASSWORD)).toHaveProperty("session");
  const renewed = await stored();
  expect(renewed).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
  expect(await enter(PASSWORD)).toHaveProperty("session");
  expect(await stored()).toBe(renewed);
});
