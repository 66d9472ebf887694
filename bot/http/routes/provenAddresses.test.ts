import { beforeEach, describe, expect, test } from "@jest/globals";
import { adjustBalance } from "#bot/operations/balances/adjustBalance.ts";
import { acceptInvitation } from "#bot/operations/invitations/acceptInvitation.ts";
import { sendInvitation } from "#bot/operations/invitations/sendInvitation.ts";
import { makeConfirmationToken } from "#bot/operations/organization/confirmationLink.ts";
import { decideByMail } from "#bot/operations/requests/decideByMail.ts";
import { makeDecisionTokens } from "#bot/operations/requests/makeDecisionTokens.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { linkGoogle } from "#bot/operations/auth/google/linkGoogle.ts";
import { signUpSimple } from "#bot/operations/auth/signUp/signUpSimple.ts";
import { makePasswordLink } from "#bot/operations/auth/passwords/makePasswordLink.ts";
import { makeMailedResetToken } from "#bot/operations/auth/passwords/makeMailedResetToken.ts";
import { resetPassword } from "#bot/operations/auth/passwords/resetPassword.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { MAILS_A_DAY } from "#core/notify/recipientLimit.ts";
import { newId } from "#db/newId.ts";
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

async function confirmedOrganization(): Promise<Owner> {
  const owner = await foundTestOrganization();
  await deliver();
  expect((await confirm(owner)).status).toBe(200);
  return owner;
}

const invite = (by: Owner, email: string) => sendInvitation(by, { email, role: "Employee", officeId: by.officeId });
const accept = (token: string) => acceptInvitation(web, { token, name: "New Person", password: PASSWORD });
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

const NOTICE = "Your email for Awayday was changed";

async function floodWithNotices() {
  const attacker = await confirmedOrganization();
  const [account, domain] = victim.split("@");
  const aliasOf = (person: number, edit: number) => `${account}+${person}.${edit}@${domain}`;
  for (const person of [1, 2, 3, 4]) {
    await importText(attacker, `name,email,role\nFree Prize,${aliasOf(person, 0)},Employee\n`);
    const id = await idOf(attacker, aliasOf(person, 0));
    for (let edit = 1; edit <= 10; edit++) await editUser(attacker, id, { email: aliasOf(person, edit) });
  }
  await deliver();
  return mail.received.filter(({ to, subject }) => to.startsWith(`${account}+`) && subject === NOTICE);
}

test("many people with one mailbox get at most twenty notices a day about their emails", async () => {
  expect(await floodWithNotices()).toHaveLength(MAILS_A_DAY);
});

test("a flood of notices doesn't use up the notice to a person who has proven their address", async () => {
  const owner = await confirmedOrganization();
  await invite(owner, victim);
  const { user } = await accept(await mailedTokenTo(victim));
  await floodWithNotices();
  await editUser(owner, user.id, { email: `moved.${victim}` });
  await deliver();
  expect(mailsTo(victim).map(({ subject }) => subject)).toContain(NOTICE);
});

test("an invitation's emailed link can be used once, and not after the copied link was used", async () => {
  const owner = await confirmedOrganization();
  const { token } = await invite(owner, victim);
  const mailed = await mailedTokenTo(victim);
  expect((await visitor().get(`/api/invitations/token/${mailed}`)).body.email).toBe(victim);
  await accept(token);
  for (const used of [token, mailed]) {
    await expect(accept(used)).rejects.toMatchObject({ code: "invalid_invitation" });
  }
});

const googleOf = (email: string, hostedDomain: string | null = email.split("@")[1] ?? null) => ({
  subject: email,
  email,
  isEmailVerified: true,
  name: null,
  hostedDomain,
});

test("a Google account proves its own address if Google manages it, and no other", async () => {
  const { attacker, taker } = await takenByInviter();
  const person = { ...attacker, userId: taker };
  for (const profile of [googleOf(`other.${victim}`), googleOf(victim, null)]) {
    await linkGoogle(person, profile);
    expect((await holderOf(victim))?.isProven).toBe(false);
    await database().pool.query("DELETE FROM identities WHERE provider = 'google' AND user_id = $1", [taker]);
  }
  await linkGoogle(person, googleOf(victim));
  expect((await holderOf(victim))?.isProven).toBe(true);
});

test("an address taken by an inviter goes to the person who links the Google account of that address", async () => {
  await takenByInviter();
  const owner = await confirmedOrganization();
  await importText(owner, `name,email,role\nReal,${victim},Employee\n`);
  const person = { ...owner, userId: await idOf(owner, victim) };
  await linkGoogle(person, googleOf(victim));
  expect(await holderOf(victim)).toEqual({ id: person.userId, isProven: true });
});

test("a proven address stays with its account when another person links the Google account of that address", async () => {
  const holder = await confirmedOrganization();
  const owner = await confirmedOrganization();
  await importText(owner, `name,email,role\nReal,${holder.email},Employee\n`);
  await linkGoogle({ ...owner, userId: await idOf(owner, holder.email) }, googleOf(holder.email));
  expect(await holderOf(holder.email)).toEqual({ id: holder.userId, isProven: true });
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

test("an Admin's change to an email makes the new address unproven", async () => {
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

async function movedBeforeTheLink() {
  const owner = await confirmedOrganization();
  const boss = await hire(owner, `Boss${victims}`, "Manager");
  await editUser(owner, boss.userId, { email: victim });
  const { organizationId, email } = boss;
  const expiresAt = new Date(clock.now().getTime() + 600_000);
  return { owner, boss, link: { organizationId, id: newId(), userId: boss.userId, email, expiresAt } };
}

test("a link for a new password, mailed to the old address while it changed, is refused and proves nothing", async () => {
  const { boss, link } = await movedBeforeTheLink();
  const token = await makeMailedResetToken(link);
  const reset = resetPassword(web, { token, newPassword: "a new password" });
  await expect(reset).rejects.toMatchObject({ kind: "missing", code: "invalid_reset" });
  expect(await holderOf(victim)).toEqual({ id: boss.userId, isProven: false });
});

test("a decision link, mailed to the old address while it changed, is refused and proves nothing", async () => {
  const { owner, boss, link } = await movedBeforeTheLink();
  const erin = await hire(owner, `Erin${victims}`, "Employee", { managerId: boss.userId });
  const request = await submitRequest(erin, { type: "vacation", startDate: "2027-04-01", endDate: "2027-04-01" });
  const { approve } = await makeDecisionTokens({ ...link, requestId: request.id, version: 1, personId: erin.userId });
  expect((await visitor().get(`/mail/${approve}`)).status).toBe(404);
  expect(await decideByMail(approve, {})).toEqual({ state: "unknown" });
  expect(await holderOf(victim)).toEqual({ id: boss.userId, isProven: false });
});

test("a confirmation link, mailed to the old address while it changed, is refused and proves nothing", async () => {
  const owner = await foundTestOrganization();
  const { organizationId, userId, email } = owner;
  await database().pool.query("UPDATE users SET email = $2 WHERE id = $1", [userId, victim]);
  const expiresAt = new Date(clock.now().getTime() + 600_000);
  const token = await makeConfirmationToken({ organizationId, id: newId(), userId, email, expiresAt });
  const path = `/mail/confirm/${token}`;
  expect([(await visitor().get(path)).status, (await visitor().send("POST", path)).status]).toEqual([404, 404]);
  expect(await holderOf(victim)).toEqual({ id: userId, isProven: false });
});

const signUp = (email: string, organizationName: string) =>
  visitor().send("POST", "/api/orgs/signup-simple", { organizationName, email, password: "the owner's own" });
const signsIn = async (email: string, password: string) =>
  (await visitor().send("POST", "/api/auth/login", { email, password })).status;

describe("a sign-up with an address that an account hasn't proven", () => {
  test("gets the address with the link in its mailbox, and the other account can no longer sign in", async () => {
    const { taker } = await takenByInviter();
    const { status, body } = await signUp(victim, "Real Owner");
    expect([status, body.user.mustConfirm]).toEqual([201, true]);
    expect([await signsIn(victim, PASSWORD), await signsIn(victim, "the owner's own")]).toEqual([200, 401]);
    expect(await holderOf(victim)).toEqual({ id: taker, isProven: false });
    await deliver();
    const path = new URL(mailsTo(victim).at(-1)?.linkTo("/mail/confirm/") ?? "").pathname;
    const page = await visitor().get(path);
    expect([page.status, page.body.includes("Another account also uses this email")]).toEqual([200, true]);
    expect((await visitor().send("POST", path)).status).toBe(200);
    expect(await holderOf(victim)).toEqual({ id: body.user.id, isProven: true });
    expect([await signsIn(victim, PASSWORD), await signsIn(victim, "the owner's own")]).toEqual([401, 200]);
  });

  test("gets nothing if the account proves it first", async () => {
    const owner = await foundTestOrganization();
    const second = await signUp(owner.email, "Second");
    await deliver();
    const [first = "", other = ""] = mailsTo(owner.email).map(
      (one) => new URL(one.linkTo("/mail/confirm/") ?? "").pathname,
    );
    const isFirst = (await visitor().get(first)).body.includes("Second") === false;
    const [own, late] = isFirst ? [first, other] : [other, first];
    expect((await visitor().send("POST", own)).status).toBe(200);
    expect((await visitor().send("POST", late)).status).toBe(409);
    expect(await holderOf(owner.email)).toEqual({ id: owner.userId, isProven: true });
    expect(await signsIn(owner.email, PASSWORD)).toBe(200);
    const { rows } = await database().pool.query("SELECT is_confirmed FROM organizations WHERE id = $1", [
      second.body.organization.id,
    ]);
    expect(rows).toEqual([{ is_confirmed: false }]);
  });

  test("isn't used up by other people who sign up with the address", async () => {
    const wanted = { organizationName: "Flood", email: victim, password: PASSWORD };
    const from = (client: string) => signUpSimple({ source: "web", client }, wanted);
    for (let signUps = 0; signUps < 10; signUps++) await from("192.0.2.1");
    await expect(from("192.0.2.1")).rejects.toMatchObject({ code: "too_many" });
    expect((await from("192.0.2.2")).user.mustConfirm).toBe(true);
  });

  test("is refused once the address is proven", async () => {
    const owner = await confirmedOrganization();
    expect(await signUp(owner.email, "Third")).toMatchObject({ status: 409, body: { code: "email_taken" } });
  });
});
