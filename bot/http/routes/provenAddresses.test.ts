import { beforeEach, expect, test } from "@jest/globals";
import { adjustBalance } from "#bot/operations/balances/adjustBalance.ts";
import { acceptInvitation } from "#bot/operations/invitations/acceptInvitation.ts";
import { sendInvitation } from "#bot/operations/invitations/sendInvitation.ts";
import { decideByMail } from "#bot/operations/requests/decideByMail.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { linkGoogle } from "#bot/operations/auth/google/linkGoogle.ts";
import { makePasswordLink } from "#bot/operations/auth/passwords/makePasswordLink.ts";
import { resetPassword } from "#bot/operations/auth/passwords/resetPassword.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { MAILS_A_DAY } from "#core/notify/recipientLimit.ts";
import { database } from "#db/connect.ts";
import { deliverNow, mailTo } from "#tests/asserting/deliverNow.ts";
import { importText } from "#tests/asserting/importText.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { mailServer } from "#tests/servers/mailServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, hire, PASSWORD, testClock } from "#tests/arranging/testOrganization.ts";

const { url: databaseUrl } = await testDatabase();
const mail = await mailServer();
const clock = testClock("2027-03-01", { sendsMail: true });
const { as, visitor, url } = await httpServer(clock, { smtpUrl: mail.url });
const deliver = () => deliverNow({ databaseUrl, clock, channels: [mailTo(mail.url, url)] });
const web = { source: "web" as const };

type Owner = Awaited<ReturnType<typeof foundTestOrganization>>;
const mailsTo = (address: string) => mail.received.filter(({ to }) => to === address);
const confirm = (owner: Owner) =>
  visitor().send("POST", new URL(mailsTo(owner.email).at(-1)?.linkTo("/mail/confirm/") ?? "").pathname);

/** Signs up an organization and confirms it by the link in its Owner's mailbox. */
async function confirmedOrganization(): Promise<Owner> {
  const owner = await foundTestOrganization();
  await deliver();
  expect((await confirm(owner)).status).toBe(200);
  return owner;
}

const invite = (by: Owner, email: string) => sendInvitation(by, { email, role: "Employee", officeId: by.officeId });
const accept = (token: string) => acceptInvitation(web, { token, name: "New Person", password: PASSWORD });
/** Returns the token of the invitation in the last email to an address. */
async function mailedTokenTo(address: string): Promise<string> {
  await deliver();
  const link = mailsTo(address).at(-1)?.linkTo("accept-invitation") ?? "";
  return new URL(link).searchParams.get("token") ?? "";
}

async function holderOf(email: string) {
  const { rows } = await database().pool.query<{ id: string; isProven: boolean }>(
    `SELECT user_id AS id, proven_at IS NOT NULL AS "isProven" FROM identities WHERE provider = 'email' AND subject = $1`,
    [email],
  );
  return rows[0];
}
async function idOf(by: Owner, email: string): Promise<string> {
  const people = (await (await as(by)).get("/api/users")).body as { id: string; email: string }[];
  return people.find((person) => person.email === email)?.id ?? "";
}

let victims = 0;
let victim = "";
beforeEach(() => {
  victim = `victim${++victims}@elsewhere.example`;
  mail.received.length = 0;
});

/** Takes an address as its inviter can: by accepting with the token that Admins see. */
async function takenByInviter() {
  const attacker = await confirmedOrganization();
  const { id, token } = await invite(attacker, victim);
  const { user } = await accept(token);
  return { attacker, id, taker: user.id };
}

test("an address taken with the token that Admins see goes to the person who opens an invitation from the mailbox", async () => {
  const { taker } = await takenByInviter();
  expect(await holderOf(victim)).toEqual({ id: taker, isProven: false });
  const owner = await confirmedOrganization();
  const { token } = await invite(owner, victim);
  await expect(accept(token)).rejects.toMatchObject({ code: "email_taken" });
  const { user } = await accept(await mailedTokenTo(victim));
  expect(await holderOf(victim)).toEqual({ id: user.id, isProven: true });
  const signIn = { email: victim, password: PASSWORD };
  const browser = visitor();
  expect((await browser.send("POST", "/api/auth/login", signIn)).status).toBe(200);
  expect((await browser.get("/api/auth/user")).body.organizationId).toBe(owner.organizationId);
});

test("an address taken with an Admin's password link goes to the person who proves it", async () => {
  const attacker = await confirmedOrganization();
  await importText(attacker, `name,email,role\nTaken,${victim},Employee\n`);
  const taker = await idOf(attacker, victim);
  const link = await makePasswordLink(attacker, taker, {});
  await resetPassword(web, { token: link.token, newPassword: "a new password" });
  expect(await holderOf(victim)).toEqual({ id: taker, isProven: false });
  await invite(await confirmedOrganization(), victim);
  const { user } = await accept(await mailedTokenTo(victim));
  expect((await holderOf(victim))?.id).toBe(user.id);
});

test("a proven address stays with its account, even if another invitation is opened from the mailbox", async () => {
  await invite(await confirmedOrganization(), victim);
  const { user } = await accept(await mailedTokenTo(victim));
  await invite(await confirmedOrganization(), victim);
  await expect(mailedTokenTo(victim).then(accept)).rejects.toMatchObject({ code: "email_taken" });
  expect(await holderOf(victim)).toEqual({ id: user.id, isProven: true });
});

test("an address that an inviter took gets no free text, and at most twenty emails a day", async () => {
  const { attacker, taker } = await takenByInviter();
  const { rows } = await database().pool.query<{ id: string }>("SELECT id FROM pto_balances WHERE user_id = $1", [
    taker,
  ]);
  for (let sent = 0; sent < MAILS_A_DAY + 2; sent++) {
    await adjustBalance(attacker, rows[0]?.id ?? "", { adjustment: 1, reason: "Call this number" });
  }
  await deliver();
  expect(mailsTo(victim)).toHaveLength(MAILS_A_DAY);
  expect(mailsTo(victim).some(({ body }) => body.includes("Call this number"))).toBe(false);
});

test("an invitation's emailed link is used once, and not after the copied one", async () => {
  const owner = await confirmedOrganization();
  const { token } = await invite(owner, victim);
  const mailed = await mailedTokenTo(victim);
  expect((await visitor().get(`/api/invitations/token/${mailed}`)).body.email).toBe(victim);
  await accept(token);
  for (const used of [token, mailed]) {
    await expect(accept(used)).rejects.toMatchObject({ code: "invalid_invitation" });
  }
});

const googleOf = (email: string) => ({
  subject: email,
  email,
  isEmailVerified: true,
  name: null,
  hostedDomain: null,
});

test("a Google account proves its own address, and no other", async () => {
  const { attacker, taker } = await takenByInviter();
  const person = { ...attacker, userId: taker };
  await linkGoogle(person, googleOf(`other.${victim}`));
  expect((await holderOf(victim))?.isProven).toBe(false);
  await database().pool.query("DELETE FROM identities WHERE provider = 'google' AND user_id = $1", [taker]);
  await linkGoogle(person, googleOf(victim));
  expect((await holderOf(victim))?.isProven).toBe(true);
});

test("a decision link proves the approver's address", async () => {
  const { attacker, taker } = await takenByInviter();
  await editUser(attacker, taker, { role: "Manager" });
  const erin = await hire(attacker, "Erin", "Employee", { managerId: taker });
  await submitRequest(erin, { type: "vacation", startDate: "2027-04-01", endDate: "2027-04-01" });
  await deliver();
  const asked = mailsTo(victim).find(({ subject }) => subject.startsWith("Erin requested"));
  const link = asked?.linkTo("/mail/") ?? "";
  const [token = ""] = new URL(link).pathname.split("/").slice(-1);
  expect((await decideByMail(token, { rejectionReason: "No" })).state).toBe("done");
  expect((await holderOf(victim))?.isProven).toBe(true);
});

test("an Admin's change of an email makes the new address unproven", async () => {
  const owner = await confirmedOrganization();
  const erin = await hire(owner, "Erin");
  expect((await holderOf(erin.email))?.isProven).toBe(true);
  await editUser(owner, erin.userId, { email: victim });
  expect(await holderOf(victim)).toEqual({ id: erin.userId, isProven: false });
});

test("an Owner who confirms their organization has proven their address", async () => {
  const owner = await foundTestOrganization();
  expect((await holderOf(owner.email))?.isProven).toBe(false);
  await deliver();
  await confirm(owner);
  expect((await holderOf(owner.email))?.isProven).toBe(true);
});
