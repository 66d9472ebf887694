import { beforeAll, describe, expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { findAccount } from "#db/queries/people/accounts.ts";
import { keepingChannel } from "#bot/mail/keepingChannel.ts";
import { listNotifications } from "#bot/operations/notifications/listNotifications.ts";
import { readNotification } from "#bot/operations/notifications/readNotification.ts";
import { resetPassword } from "#bot/operations/auth/passwords/resetPassword.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { signIn } from "#bot/operations/auth/signIn.ts";
import { pino } from "pino";
import { deliverNow, mailTo } from "#tests/asserting/deliverNow.ts";
import { importText } from "#tests/asserting/importText.ts";
import { mailServer } from "#tests/servers/mailServer.ts";
import { aNewSession } from "#tests/arranging/aNewSession.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { adjustBalanceOf } from "../operations/balances/adjustBalance.ts";

const { url: databaseUrl } = await testDatabase();
testClock();
const appUrl = "https://awayday.example";
const mail = await mailServer();
const { admin } = await testOrganization();
const clock = testClock("2027-03-01", { sendsMail: true });
const deliver = () => deliverNow({ databaseUrl, clock, channels: [mailTo(mail.url, appUrl)] });
const web = { source: "web" } as const;

async function add(name: string): Promise<string> {
  const email = `${name.toLowerCase()}@${admin.email.split("@")[1]}`;
  await importText(admin, `email,name\n${email},${name}`);
  return email;
}

const mailsTo = (email: string) => mail.received.filter(({ to }) => to === email);
const googleOnly = (on: boolean) => database().pool.query("UPDATE organizations SET google_only = $1", [on]);
const tokenIn = (link: string) => new URLSearchParams(new URL(link).hash.slice(1)).get("token") ?? "";

const tokenOf = (email: string) => tokenIn(mailsTo(email)[0]?.linkTo("/reset-password") ?? "");

beforeAll(deliver);

describe("a person added by an import", () => {
  test("gets an email that names the person who added them, with a link that sets a password once", async () => {
    const email = await add("Zoe");
    await deliver();
    const [sent, ...more] = mailsTo(email);
    expect(more).toEqual([]);
    expect(sent?.subject).toBe("You've been added to Org 1 on Awayday");
    expect(sent?.body).toContain("Ada added you. You can request time off and see who's away.");
    expect(sent?.body).toContain("March 15, 2027");
    expect(sent?.body).not.toContain("Notification settings");
    const token = tokenIn(sent?.linkTo("/reset-password") ?? "");
    await resetPassword(web, { token, newPassword: "my own password" });
    expect(await signIn(web, { email, password: "my own password" }, aNewSession())).toMatchObject({
      organizationId: admin.organizationId,
    });
    await expect(resetPassword(web, { token, newPassword: "another one" })).rejects.toMatchObject({
      code: "invalid_reset",
    });
  });

  test("can set a password after thirteen days, but not after fifteen", async () => {
    const [quick, slow] = [await add("Quick"), await add("Slow")];
    await deliver();
    clock.set("2027-03-14");
    await resetPassword(web, { token: tokenOf(quick), newPassword: "my own password" });
    clock.set("2027-03-16");
    const late = resetPassword(web, { token: tokenOf(slow), newPassword: "my own password" });
    await expect(late).rejects.toMatchObject({ code: "invalid_reset" });
  });

  test("is safe from the reader of a mistyped address once it is corrected", async () => {
    const typo = await add("Tipo");
    await deliver();
    const { organizationId, userId } = (await findAccount(typo))!;
    const { rows } = await database().pool.query("SELECT id FROM notifications WHERE recipient_id = $1", [userId]);
    const email = typo.replace("tipo", "tip");
    await editUser(admin, userId, { email });
    const stolen = resetPassword(web, { token: tokenOf(typo), newPassword: "a stranger's own" });
    await expect(stolen).rejects.toMatchObject({ code: "invalid_reset" });

    await database().pool.query("UPDATE notifications SET status = 'pending', next_attempt_at = $2 WHERE id = $1", [
      rows[0].id,
      clock.now(),
    ]);
    await deliver();
    await resetPassword(web, { token: tokenOf(email), newPassword: "my own password" });
    expect(await signIn(web, { email, password: "my own password" }, aNewSession())).toMatchObject({
      organizationId,
      userId,
    });
  });

  test("gets no text that others wrote and at most twenty emails a day until they prove their address", async () => {
    const email = await add("Vic");
    await deliver();
    const { userId } = (await findAccount(email))!;
    const adjust = (reason: string) => adjustBalanceOf(admin, userId, { type: "sick", adjustment: 1, reason });
    for (let index = 0; index < 22; index++) await adjust("Claim your prize at https://evil.example");
    await deliver();
    const [sent] = mailsTo(email);
    expect(mailsTo(email)).toHaveLength(20);
    expect(mailsTo(email)).not.toContainEqual(
      expect.objectContaining({ body: expect.stringContaining("evil.example") }),
    );

    const token = tokenIn(sent?.linkTo("/reset-password") ?? "");
    await resetPassword(web, { token, newPassword: "my own password" });
    await adjust("For the weekend in May");
    await deliver();
    const bodies = mailsTo(email).map(({ body }) => body);
    expect(bodies).toContainEqual(expect.stringContaining("For the weekend in May"));
  });

  test("gets no email once the link would have expired", async () => {
    const email = await add("Late");
    clock.set("2027-04-02");
    await deliver();
    expect(mailsTo(email)).toEqual([]);
  });

  test("gets a link that proves the mailbox and leads to Google, where people sign in with Google only", async () => {
    const email = await add("Gil");
    await googleOnly(true);
    await deliver();
    await googleOnly(false);
    const [sent] = mailsTo(email);
    expect(sent?.body).toContain("/link-google#token=");
    expect(sent?.body).not.toContain("/reset-password");
  });

  test("has a stored email without a usable link if no mail server is configured", async () => {
    await add("Kim");
    const log = pino({ level: "silent" });
    await deliverNow({ databaseUrl, clock, channels: [keepingChannel({ appUrl, log, printsLinks: false })] });
    const [kept] = (await listNotifications(admin, { status: "kept", count: 1 })).rows;
    expect(kept?.event).toBe("person.added");
    const { text } = await readNotification(admin, kept?.id ?? "", {});
    expect(text).toContain("Ask an Admin for a password link.");
    expect(text).not.toContain("token=");
  });
});
