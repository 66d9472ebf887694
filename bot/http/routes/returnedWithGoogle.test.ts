import { expect, test } from "@jest/globals";
import { redirectErrorText } from "#core/links/redirectErrors.ts";
import { database } from "#db/connect.ts";
import { sendInvitation } from "#bot/operations/invitations/sendInvitation.ts";
import { deactivateUser } from "#bot/operations/people/deactivateUser.ts";
import { deliverNow, mailTo } from "#tests/asserting/deliverNow.ts";
import { foundTestOrganization, hire, PASSWORD, testClock } from "#tests/arranging/testOrganization.ts";
import { googleBrowser } from "#tests/servers/googleBrowser.ts";
import { type GoogleAccount, googleProvider } from "#tests/servers/googleProvider.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { mailServer } from "#tests/servers/mailServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";

const { url: databaseUrl } = await testDatabase();
const clock = testClock();
const google = await googleProvider();
const mail = await mailServer();
const { url, visitor } = await httpServer(clock, { google: google.config, smtpUrl: mail.url });
const [owner, other] = [await foundTestOrganization(), await foundTestOrganization()];

const errorIn = (address: string) => redirectErrorText(new URL(address, url).searchParams.get("error")) ?? null;
const TAKEN = /^This Google account is already linked/;
const NO_ACCOUNT = /^No Awayday account uses this email/;
const account = (sub: string, email: string, rest: Partial<GoogleAccount> = {}) => {
  google.account = { sub, email, email_verified: true, name: "Ann Lee", ...rest };
};
async function signedIn({ email }: { email: string }) {
  const browser = googleBrowser(url);
  expect((await browser.post("/api/auth/login", { email, password: PASSWORD })).status).toBe(200);
  return browser;
}
async function link(person: { email: string }): Promise<string> {
  const browser = await signedIn(person);
  await browser.post("/api/auth/google-link", { password: PASSWORD });
  return browser.signIn("/auth/google/link");
}
async function signIn(path?: string): Promise<unknown> {
  const browser = googleBrowser(url);
  const landed = await browser.signIn(path);
  return (await browser.me())?.["id"] ?? errorIn(landed);
}
async function aFormer(name: string, sub: string) {
  const former = await hire(owner, name);
  account(sub, former.email);
  await link(former);
  await deactivateUser(owner, former.userId, {});
  return former;
}
const googleOnly = (isOn: boolean) =>
  database().pool.query("UPDATE organizations SET google_only = $1 WHERE id = $2", [isOn, owner.organizationId]);
const freed = async (former: { userId: string }) => {
  const events = "SELECT actor_id, before FROM audit_events WHERE action = 'freeAccount' AND subject_id = $1";
  return (await database().pool.query(events, [former.userId])).rows;
};

test("a person who came back links the Google account that their former account used", async () => {
  const [former, returned] = [await aFormer("Alf", "alf"), await hire(owner, "Alfred")];
  account("alf", "alf@private.example");
  expect(errorIn(await link(returned))).toMatch(TAKEN);
  account("alf", returned.email, { email_verified: false });
  expect(errorIn(await link(returned))).toMatch(/^Google hasn't verified/);
  account("alf", returned.email.toUpperCase());
  expect(await signIn()).toMatch(/^This email already has an account with a password/);
  expect(await link(returned)).toBe("/dashboard");
  expect(await signIn()).toBe(returned.userId);
  expect(await freed(former)).toEqual([{ actor_id: returned.userId, before: { account: "google" } }]);
});

test("a Google account of an active person is never freed", async () => {
  const [linked, colleague] = [await hire(owner, "Bea"), await hire(owner, "Bob")];
  account("bea", linked.email);
  await link(linked);
  account("bea", colleague.email);
  expect(errorIn(await link(colleague))).toMatch(TAKEN);
  expect(await signIn()).toBe(linked.userId);
});

test("a Google account of a deactivated person is never freed for another organization", async () => {
  const [former, stranger] = [await aFormer("Cid", "cid"), await hire(other, "Cindy")];
  account("cid", stranger.email);
  expect(errorIn(await link(stranger))).toMatch(TAKEN);
  const invited = await sendInvitation(other, {
    email: "cid@org2.example",
    role: "Employee",
    officeId: other.officeId,
  });
  account("cid", "cid@org2.example");
  expect(await signIn(`/auth/google?invitationToken=${invited.token}`)).toMatch(TAKEN);
  await database().pool.query("UPDATE organizations SET google_only = true WHERE id = $1", [other.organizationId]);
  account("cid", stranger.email, { hd: "org2.example" });
  expect(await signIn()).toMatch(NO_ACCOUNT);
  expect(await freed(former)).toEqual([]);
});

test("an invitation for a person who came back is accepted with their Google account", async () => {
  const former = await aFormer("Dan", "dan");
  const { token } = await sendInvitation(owner, {
    email: "daniel@org1.example",
    role: "Employee",
    officeId: owner.officeId,
  });
  account("dan", "daniel@org1.example");
  const returned = await signIn(`/auth/google?invitationToken=${token}`);
  expect(await signIn()).toBe(returned);
  expect(await freed(former)).toEqual([{ actor_id: returned, before: { account: "google" } }]);
});

test("where people sign in with Google only, a person who came back signs in if Google manages the email", async () => {
  const [former, returned] = [await aFormer("Eve", "eve"), await hire(owner, "Eva")];
  await googleOnly(true);
  account("eve", former.email, { hd: "org1.example" });
  expect(await signIn()).toMatch(NO_ACCOUNT);
  account("eve", returned.email);
  expect(await signIn()).toMatch(/^Google can't confirm who owns this email/);
  account("eve", returned.email, { hd: "org1.example" });
  expect(await signIn()).toBe(returned.userId);
  expect(await freed(former)).toEqual([{ actor_id: returned.userId, before: { account: "google" } }]);
  await googleOnly(false);
});

test("where people sign in with Google only, a mailed link frees the returning person's Google account", async () => {
  const [former, returned] = [await aFormer("Fay", "fay"), await hire(owner, "Faye")];
  await googleOnly(true);
  await visitor().send("POST", "/api/auth/forgot-password", { email: returned.email });
  await deliverNow({ databaseUrl, clock, channels: [mailTo(mail.url, url)] });
  const { hash } = new URL(mail.received.find(({ to }) => to === returned.email)?.linkTo("/link-google") ?? "");
  account("fay", returned.email);
  expect(await signIn(`/auth/google?mailedToken=${new URLSearchParams(hash.slice(1)).get("token")}`)).toBe(
    returned.userId,
  );
  expect(await freed(former)).toEqual([{ actor_id: returned.userId, before: { account: "google" } }]);
  await googleOnly(false);
});
