import { afterEach, expect, test } from "@jest/globals";
import { createSealer } from "#bot/operations/createSealer.ts";
import { configureOperations, operationsRuntime } from "#bot/operations/runtime.ts";
import { sendInvitation } from "#bot/operations/invitations/sendInvitation.ts";
import { turnOnSecondFactor } from "#tests/arranging/secondFactor.ts";
import { hire, PASSWORD, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { connect, slackServer } from "#tests/slack/slackCompany.ts";

await testDatabase();
const clock = testClock();
const { owner } = await testOrganization();
const channels = [{ id: "C1", name: "general", hasBot: true }];
const { sandbox, as, visitor } = await slackServer(clock, [{ id: "T1", name: "Acme", users: [], channels }]);

const sealWith = (key: string) => configureOperations({ ...operationsRuntime(), sealer: createSealer([key]) });
const loseKeys = () => sealWith("a key that sealed nothing yet");
afterEach(() => sealWith("a key for tests"));

const UNREADABLE = /^Codes from authenticator apps set up earlier can't be checked anymore\. Use a recovery code/;

test("without the key for its link, an invitation is still listed and can be revoked and sent again", async () => {
  const sent = { email: "sam@org1.example", role: "Employee", officeId: owner.officeId };
  const { id } = await sendInvitation(owner, sent);
  const browser = await as(owner);
  loseKeys();
  for (const list of ["/api/invitations", "/api/admin/invitations"]) {
    const { status, body } = await browser.get(list);
    expect(status).toBe(200);
    const row = (body as { id: string }[]).find((each) => each.id === id);
    expect(row).toMatchObject({ email: sent.email, status: "pending", token: null, isLinkUnreadable: true });
  }
  expect((await browser.send("DELETE", `/api/invitations/${id}`)).status).toBe(204);
  const again = await browser.send("POST", "/api/invitations", sent);
  expect([again.status, again.body.token]).toEqual([201, expect.stringMatching(/^[\w-]{43}$/)]);
  expect(again.body).not.toHaveProperty("isLinkUnreadable");
});

test("without the key for a second factor, a code is refused with an explanation, and a recovery code still signs in", async () => {
  const person = await hire(owner, "Rae");
  const app = await turnOnSecondFactor(await as(person), clock);
  loseKeys();
  const browser = visitor();
  const login = { email: person.email, password: PASSWORD };
  expect((await browser.send("POST", "/api/auth/login", login)).status).toBe(202);
  const refused = await browser.send("POST", "/api/auth/second-factor", { code: app.nextCode() });
  expect([refused.status, refused.body.code]).toEqual([409, "second_factor_unreadable"]);
  expect(refused.body.error).toMatch(UNREADABLE);
  const [recoveryCode] = app.recoveryCodes;
  expect((await browser.send("POST", "/api/auth/second-factor", { recoveryCode })).status).toBe(200);
});

test("without the key for its secret, the setup of a second factor must start again", async () => {
  const browser = await as(await hire(owner, "Sol"));
  await browser.send("POST", "/api/auth/second-factor/setup", { password: PASSWORD });
  loseKeys();
  const { status, body } = await browser.send("POST", "/api/auth/second-factor/confirm", { code: "123456" });
  expect([status, body.code]).toEqual([409, "setup_over"]);
});

test("without the key for its tokens, a Slack workspace must be connected again, and then works", async () => {
  await connect(sandbox, owner, "T1");
  const browser = await as(owner);
  loseKeys();
  const { status, body } = await browser.get("/api/slack/channels");
  expect([status, body.error]).toEqual([
    409,
    "The stored connection to Slack can't be read anymore. Disconnect Slack and connect it again.",
  ]);
  expect((await browser.send("DELETE", "/api/slack/installation")).status).toBe(204);
  await connect(sandbox, owner, "T1");
  expect((await browser.get("/api/slack/channels")).status).toBe(200);
});
