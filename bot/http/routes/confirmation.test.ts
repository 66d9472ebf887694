import { beforeEach, describe, expect, test } from "@jest/globals";
import { adjustBalance } from "#bot/operations/balances/adjustBalance.ts";
import { revokeInvitation } from "#bot/operations/invitations/revokeInvitation.ts";
import { sendInvitation } from "#bot/operations/invitations/sendInvitation.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { requestChange } from "#bot/operations/requests/changes/requestChange.ts";
import { submitRequest, submitRequestFor } from "#bot/operations/requests/submitRequest.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { givePolicy } from "#bot/operations/policies/givePolicy.ts";
import { database } from "#db/connect.ts";
import { acceptWithGoogle } from "#bot/operations/invitations/acceptWithGoogle.ts";
import { endSessionsOf } from "#bot/operations/auth/endSession.ts";
import { hashOfToken } from "#bot/operations/linkToken.ts";
import { readInbox } from "#bot/operations/inbox/readInbox.ts";
import { makePasswordLink } from "#bot/operations/auth/passwords/makePasswordLink.ts";
import { resetPassword } from "#bot/operations/auth/passwords/resetPassword.ts";
import { linkGoogle } from "#bot/operations/auth/google/linkGoogle.ts";
import { signInWithGoogle } from "#bot/operations/auth/google/signInWithGoogle.ts";
import { aNewSession } from "#tests/arranging/aNewSession.ts";
import { deliverNow, mailTo } from "#tests/asserting/deliverNow.ts";
import { expectRefusal, type Refused } from "#tests/asserting/expectRefusal.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { importText, previewText } from "#tests/asserting/importText.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { mailServer } from "#tests/servers/mailServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, hire, PASSWORD, testClock } from "#tests/arranging/testOrganization.ts";

const { url: databaseUrl } = await testDatabase();
const mail = await mailServer();
let clock = testClock("2027-03-01", { sendsMail: true });
const { visitor, as, url } = await httpServer({ now: () => clock.now() }, { smtpUrl: mail.url });
const deliver = () => deliverNow({ databaseUrl, clock, channels: [mailTo(mail.url, url)] });

type Owner = Awaited<ReturnType<typeof foundTestOrganization>>;
const TOO_MANY: Refused = [
  409,
  "email_unconfirmed",
  "An Owner must confirm their email address before you can add more than 5 people",
];
const mailsTo = (address: string) => mail.received.filter(({ to }) => to === address);
const linkTo = (address: string) => {
  const asked = mailsTo(address).findLast(({ body }) => body.includes("/mail/confirm/"));
  return new URL(asked?.linkTo("/mail/confirm/") ?? "").pathname;
};
const isUnconfirmed = async (person: Owner) => (await (await as(person)).get("/api/auth/user")).body.isUnconfirmed;
const invite = ({ officeId, ...by }: Owner, name: string) =>
  sendInvitation(by, { email: `${name}@${by.email.split("@")[1]}`, role: "Employee", officeId });

const fileOf = (names: string[]) =>
  ["name,email,role", ...names.map((name) => `${name},${name}@elsewhere.example,Employee`)].join("\n");
const send = async (by: Owner) => (await as(by)).send("POST", "/api/organization/confirmation", {});

beforeEach(async () => {
  clock = testClock("2027-03-01", { sendsMail: true });
  await deliver();
  mail.received.length = 0;
});

async function inviteFive(owner: Owner) {
  for (const name of ["one", "two", "three", "four", "five"]) await invite(owner, name);
}

describe("an organization that was signed up with a password", () => {
  test("is confirmed once, by the button behind the link in its Owner's mailbox", async () => {
    const owner = await foundTestOrganization("Linked Organization");
    await deliver();
    expect(mailsTo(owner.email).map(({ subject }) => subject)).toEqual(["Confirm your email for Awayday"]);
    expect(mailsTo(owner.email)[0]?.body).not.toContain("Linked Organization");
    const path = linkTo(owner.email);
    const page = await visitor().get(path);
    expect([page.status, page.headers.get("referrer-policy")]).toEqual([200, "no-referrer"]);
    expect(page.body).toContain("<button>Confirm Email</button>");
    expect(await isUnconfirmed(owner)).toBe(true);

    expect((await visitor().send("POST", path)).status).toBe(200);
    expect(await lastAuditEntry(owner.organizationId)).toMatchObject({
      action: "confirmOrganization",
      after: { confirmed: "link" },
    });
    expect(await isUnconfirmed(owner)).toBe(false);
    expect([(await visitor().get(path)).status, (await visitor().send("POST", path)).status]).toEqual([404, 404]);
  });

  test("is not confirmed by a link that is 14 days old or unknown", async () => {
    const owner = await foundTestOrganization();
    await deliver();
    clock.setInstant(new Date("2027-03-15T15:00:00Z"));
    for (const path of [linkTo(owner.email), "/mail/confirm/unknown"]) {
      expect([(await visitor().get(path)).status, (await visitor().send("POST", path)).status]).toEqual([404, 404]);
    }
    expect(await isUnconfirmed(owner)).toBe(true);
  });

  test("can't invite a sixth person, revoked invitations included, until it is confirmed", async () => {
    const owner = await foundTestOrganization();
    await inviteFive(owner);
    const browser = await as(owner);
    const sixth = { email: "six@elsewhere.example", role: "Employee", officeId: owner.officeId };
    await expectRefusal(() => browser.send("POST", "/api/invitations", sixth), TOO_MANY);
    const [first] = (await browser.get("/api/invitations")).body as { id: string }[];
    await revokeInvitation(owner, first?.id ?? "", {});
    await expectRefusal(() => browser.send("POST", "/api/invitations", sixth), TOO_MANY);
    await deliver();
    await visitor().send("POST", linkTo(owner.email));
    expect((await browser.send("POST", "/api/invitations", sixth)).status).toBe(201);
  });

  test("can't exceed five people with concurrent invitations", async () => {
    const owner = await foundTestOrganization();
    const names = ["a", "b", "c", "d", "e", "f", "g", "h"];
    const outcomes = await Promise.allSettled(names.map((name) => invite(owner, name)));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
  });

  test("can't import more than five people either", async () => {
    const owner = await foundTestOrganization();
    await invite(owner, "one");
    const refused = { code: "email_unconfirmed", message: TOO_MANY[2] };
    await expect(importText(owner, fileOf(["Ann", "Bob", "Cat", "Dan", "Eve"]))).rejects.toMatchObject(refused);
    expect((await previewText(owner, fileOf(["Ann", "Bob", "Cat", "Dan", "Eve"]))).blocked).toBe(TOO_MANY[2]);
    expect(await previewText(owner, fileOf(["Ann", "Bob", "Cat", "Dan"]))).not.toHaveProperty("blocked");
    await importText(owner, fileOf(["Ann", "Bob", "Cat", "Dan"]));
    await expect(invite(owner, "six")).rejects.toMatchObject(refused);
  });

  test("can't change people's emails, because each old address gets an email", async () => {
    const owner = await foundTestOrganization();
    const erin = await hire(owner, "Erin");
    const browser = await as(owner);
    const move = (email: string) => browser.send("PATCH", `/api/users/${erin.userId}`, { email });
    const text = "An Owner must confirm their email address before you can change other people's email addresses";
    await expectRefusal(() => move("new@elsewhere.example"), [409, "email_unconfirmed", text, { email: text }]);
    await deliver();
    await visitor().send("POST", linkTo(owner.email));
    expect((await move("new@elsewhere.example")).status).toBe(200);
  });

  test("sends no free text to people it invites, and full emails once it is confirmed", async () => {
    const owner = await foundTestOrganization("Buy Cheap Pills");
    await invite(owner, "victim");
    await importText(owner, "name,email,role\nCall Me Now,added@elsewhere.example,Employee");
    await deliver();
    const [invited, added] = [mailsTo("victim@buycheappills.example")[0], mailsTo("added@elsewhere.example")[0]];
    expect(invited?.subject).toBe("An Admin invited you to an organization on Awayday");
    expect(added?.subject).toBe("You've been added to an organization on Awayday");
    for (const sent of [invited, added]) {
      expect(`${sent?.headers}${sent?.body}`).not.toMatch(/Buy Cheap Pills|Call Me Now/);
    }
    await visitor().send("POST", linkTo(owner.email));
    await invite(owner, "friend");
    await deliver();
    expect(mailsTo("friend@buycheappills.example")[0]?.subject).toMatch(/invited you to Buy Cheap Pills on Awayday$/);
  });

  test("sends an imported person no news and no names until they join", async () => {
    const owner = await foundTestOrganization("Prize Draw");
    const email = "imported@elsewhere.example";
    await importText(owner, `name,email,role\nDear Winner,${email},Manager`);
    const { rows } = await database().pool.query("SELECT id FROM users WHERE email = $1", [email]);
    const userId: string = rows[0].id;
    await editUser(owner, owner.userId, { name: "Call Me Now", managerId: userId });
    const browser = await as(owner);
    const type = (await browser.send("POST", "/api/leave-types", { name: "You won, reply STOP" })).body.key;
    await submitRequest(owner, { type, startDate: "2027-04-01", endDate: "2027-04-01" });
    await submitRequestFor(owner, { userId, type: "vacation", startDate: "2027-04-06", endDate: "2027-04-06" });
    await endSessionsOf(owner, userId, {});
    await deliver();
    const invitation = "You've been added to an organization on Awayday";
    const subjects = mailsTo(email).map(({ subject }) => subject);
    expect(new Set(subjects)).toEqual(new Set([invitation, "You were signed out everywhere"]));
    expect(subjects).toHaveLength(2);
    for (const { subject, headers, body } of mailsTo(email)) {
      expect(`${subject}${headers}${body}`).not.toMatch(/Prize Draw|Dear Winner|Call Me Now|You won/);
    }

    const added = mailsTo(email).find(({ subject }) => subject === invitation);
    const token = new URLSearchParams(new URL(added?.linkTo("/reset-password") ?? "").hash.slice(1));
    await resetPassword({ source: "web" }, { token: token.get("token") ?? "", newPassword: "my own password" });
    const { entries } = await readInbox({ ...owner, userId }, {});
    const waited = ["request.submitted", "request.entered"];
    expect(entries.map(({ event }) => event)).toEqual(expect.arrayContaining(waited));
    await submitRequest(owner, { type, startDate: "2027-04-02", endDate: "2027-04-02" });
    await deliver();
    expect(mailsTo(email).at(-1)?.subject).toMatch(/^Call Me Now requested/);
  });

  test("withholds notes, reasons, and groups from emails", async () => {
    const owner = await foundTestOrganization();
    await editUser(owner, owner.userId, { groups: ["secret group"] });
    await hire(owner, "Ada", "Admin");
    const erin = await hire(owner, "Erin", "Employee", { managerId: owner.userId });
    const wanted = { type: "vacation", startDate: "2027-04-01", endDate: "2027-04-01" };
    const { id } = await submitRequest(erin, { ...wanted, notes: "secret note" });
    await deliver();
    await decideRequest(owner, id, { status: "rejected", rejectionReason: "secret refusal" });
    const [balance] = (await (await as(erin)).get("/api/pto-balances")).body as { id: string }[];
    await adjustBalance(owner, balance?.id ?? "", { adjustment: 1, reason: "secret reason" });
    const { id: changedId } = await submitRequest(erin, { ...wanted, endDate: "2027-04-02" });
    await decideRequest(owner, changedId, { status: "approved" });
    await requestChange(owner, changedId, { endDate: "2027-04-01", notes: "secret change" });
    const document = { unit: "day", grants: [{ frequency: "yearly", amount: 40 }] };
    await givePolicy(owner, { type: "vacation", group: "secret group", document, confirmed: true });
    await deliver();
    const texts = mail.received.map(({ subject, body }) => `${subject}\n${body}`).join("\n");
    const bodies = mail.received.map(({ body }) => body).join("\n");
    expect(texts).not.toContain("secret");
    expect(texts).toContain("policy of a group");
    expect(texts).toContain("changed your vacation leave");
    expect(bodies.match(/Open Awayday to read it\./g)?.length).toBeGreaterThanOrEqual(3);
  });

  test("is confirmed when its Owner confirms a new email with the emailed link", async () => {
    const owner = await foundTestOrganization();
    const browser = await as(owner);
    const email = "next@moved.example";
    await browser.send("POST", "/api/auth/email", { email, currentPassword: PASSWORD });
    await deliver();
    const old = linkTo(owner.email);
    await visitor().send("POST", new URL(mailsTo(email)[0]?.linkTo("/mail/email/") ?? "").pathname);
    expect((await browser.get("/api/auth/user")).body.isUnconfirmed).toBe(false);
    expect((await visitor().get(old)).status).toBe(404);
  });

  test("is confirmed when an Owner's sign-in with Google proves their address, not an Employee's", async () => {
    const owner = await foundTestOrganization();
    const erin = await hire(owner, "Erin");
    for (const [person, hostedDomain, email, after] of [
      [erin, "acme.example", erin.email, true],
      [owner, null, owner.email, true],
      [owner, "other.example", "olga@other.example", true],
      [owner, "acme.example", owner.email, false],
    ] as const) {
      const profile = { subject: person.userId, email, isEmailVerified: true, name: null, hostedDomain };
      if (person === erin || hostedDomain === null) await linkGoogle(person, profile);
      await signInWithGoogle({ source: "web" }, profile, aNewSession());
      expect(await isUnconfirmed(owner)).toBe(after);
    }
  });
});

describe("sending the link again", () => {
  test("reaches the Owner, even if an Admin asks, and is limited", async () => {
    const owner = await foundTestOrganization();
    const admin = await hire(owner, "Ada", "Admin");
    await deliver();
    mail.received.length = 0;
    for (let sent = 0; sent < 5; sent++) expect((await send(sent % 2 ? owner : admin)).status).toBe(204);
    expect((await send(owner)).status).toBe(429);
    await deliver();
    expect(mailsTo(owner.email)).toHaveLength(5);
    expect(mailsTo(admin.email).some(({ body }) => body.includes("/mail/confirm/"))).toBe(false);
    expect((await visitor().send("POST", linkTo(owner.email))).status).toBe(200);
    clock.setInstant(new Date("2027-03-01T17:00:00Z"));
    const browser = await as(owner);
    const again = () => browser.send("POST", "/api/organization/confirmation", {});
    await expectRefusal(again, [409, "already_confirmed", "Your organization is already confirmed"]);
  });

  test("is for Admins and Owners, and so is the banner", async () => {
    const owner = await foundTestOrganization();
    const manager = await hire(owner, "Mona", "Manager");
    expect([(await send(manager)).status, await isUnconfirmed(manager)]).toEqual([403, false]);
  });
});

const holderOf = async (email: string) => {
  const { rows } = await database().pool.query<{ id: string }>(
    "SELECT user_id AS id FROM identities WHERE provider = 'email' AND subject = $1",
    [email],
  );
  return rows[0]?.id;
};
const googleOf = (email: string) => ({
  subject: email,
  email,
  isEmailVerified: true,
  name: null,
  hostedDomain: email.split("@")[1] ?? null,
});

describe("an address that an unconfirmed organization took", () => {
  test("goes to the person who proves it with a mailed link, and to nobody with an Admin's link", async () => {
    const squatter = await foundTestOrganization("Squatter One");
    const owner = await foundTestOrganization("Real One");
    await importText(owner, `name,email,role\nReal,${squatter.email},Employee\n`);
    const { rows } = await database().pool.query<{ id: string }>(
      "SELECT id FROM users WHERE organization_id = $1 AND email = $2",
      [owner.organizationId, squatter.email],
    );
    const person = rows[0]?.id ?? "";
    const { token } = await makePasswordLink(owner, person, {});
    const byAdmin = resetPassword({ source: "web" }, { token, newPassword: "a new password" });
    await expect(byAdmin).rejects.toMatchObject({ code: "email_taken" });
    await deliver();
    const mailed = mailsTo(squatter.email).find(({ subject }) => subject.startsWith("You've been added"));
    const { hash } = new URL(mailed?.linkTo("reset-password") ?? "");
    const mailedToken = new URLSearchParams(hash.slice(1)).get("token") ?? "";
    await resetPassword({ source: "web" }, { token: mailedToken, newPassword: "a new password" });
    expect(await holderOf(squatter.email)).toBe(person);
  });

  test("goes to the person who accepts an invitation with the Google account of that address", async () => {
    const squatter = await foundTestOrganization("Squatter Two");
    const owner = await foundTestOrganization("Real Two");
    const { token } = await sendInvitation(owner, {
      email: squatter.email,
      role: "Employee",
      officeId: owner.officeId,
    });
    const joined = await acceptWithGoogle(
      { source: "web" },
      googleOf(squatter.email),
      hashOfToken(token),
      aNewSession(),
    );
    expect(await holderOf(squatter.email)).toBe(joined.userId);
  });

  test("stays with its account if Google doesn't manage it, because the Google account may be a former owner's", async () => {
    const holder = await foundTestOrganization("Holder Four");
    const owner = await foundTestOrganization("Other Four");
    const { token } = await sendInvitation(owner, { email: holder.email, role: "Employee", officeId: owner.officeId });
    const unmanaged = { ...googleOf(holder.email), hostedDomain: null };
    const joining = acceptWithGoogle({ source: "web" }, unmanaged, hashOfToken(token), aNewSession());
    await expect(joining).rejects.toMatchObject({ code: "email_taken" });
    await linkGoogle(holder, unmanaged);
    await signInWithGoogle({ source: "web" }, unmanaged, aNewSession());
    const { rows } = await database().pool.query("SELECT proven_at FROM identities WHERE subject = $1", [holder.email]);
    expect(rows).toContainEqual({ proven_at: null });
    expect(rows.filter(({ proven_at: at }) => at)).toEqual([]);
  });

  test("stays with its account once that organization is confirmed", async () => {
    const holder = await foundTestOrganization("Holder Three");
    await deliver();
    await visitor().send("POST", linkTo(holder.email));
    const owner = await foundTestOrganization("Other Three");
    const { token } = await sendInvitation(owner, { email: holder.email, role: "Employee", officeId: owner.officeId });
    const joining = acceptWithGoogle({ source: "web" }, googleOf(holder.email), hashOfToken(token), aNewSession());
    await expect(joining).rejects.toMatchObject({ code: "email_taken" });
    expect(await holderOf(holder.email)).toBe(holder.userId);
  });
});

test("an organization founded without mail stays confirmed when mail is configured later", async () => {
  clock = testClock();
  const owner = await foundTestOrganization();
  clock = testClock("2027-03-01", { sendsMail: true });
  expect(await isUnconfirmed(owner)).toBe(false);
  await inviteFive(owner);
  await expect(invite(owner, "six")).resolves.toBeDefined();
});

test("without mail, an unconfirmed organization counts as confirmed", async () => {
  const owner = await foundTestOrganization();
  clock = testClock();
  expect(await isUnconfirmed(owner)).toBe(false);
  await inviteFive(owner);
  await expect(invite(owner, "six")).resolves.toBeDefined();
});
