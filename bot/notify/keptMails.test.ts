import { afterEach, expect, test } from "@jest/globals";
import { pino } from "pino";
import { keepingChannel } from "#bot/mail/keepingChannel.ts";
import { listNotifications } from "#bot/operations/notifications/listNotifications.ts";
import { readNotification } from "#bot/operations/notifications/readNotification.ts";
import { requestPasswordReset } from "#bot/operations/auth/passwords/requestPasswordReset.ts";
import { retryNotification } from "#bot/operations/notifications/retryNotification.ts";
import { sendInvitation } from "#bot/operations/invitations/sendInvitation.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { database } from "#db/connect.ts";
import { deliverNow, mailTo } from "#tests/asserting/deliverNow.ts";
import { mailServer } from "#tests/servers/mailServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

const { url: databaseUrl } = await testDatabase();
const clock = testClock();
const appUrl = "https://awayday.example";
const mail = await mailServer();
const { owner, admin, manager, erin } = await testOrganization();

let logged = "";
const log = pino({}, { write: (line: string) => void (logged += line) });
const keep = (printsLinks: boolean) =>
  deliverNow({ databaseUrl, clock, channels: [keepingChannel({ appUrl, log, printsLinks })] });
await keep(false);
afterEach(() => void (logged = ""));

async function everyKind(): Promise<string> {
  await submitRequest(erin, { type: "vacation", startDate: "2027-04-05", endDate: "2027-04-05" });
  const { token } = await sendInvitation(admin, {
    email: "new@org1.example",
    role: "Employee",
    officeId: owner.officeId,
  });
  await requestPasswordReset({ source: "web" }, { email: manager.email });
  return token;
}

test("without a mail server, emails are stored for Admins to read, without usable links", async () => {
  const token = await everyKind();
  await keep(false);
  const { rows, total } = await listNotifications(admin, { status: "kept", count: 3 });
  expect(total).toBe(4);
  expect(rows.map(({ event, email, attempts }) => [event, email, attempts])).toEqual([
    ["password.reset", manager.email, 1],
    ["invitation.sent", "new@org1.example", 1],
    ["request.submitted", manager.email, 1],
  ]);
  for (const { id } of rows) {
    const { subject, text, html } = await readNotification(admin, id, {});
    expect(subject).toMatch(/./);
    expect(html).toContain("<!doctype html>");
    for (const said of [text, html]) {
      expect(said).not.toContain(token);
      expect(said).not.toMatch(/token=|\/mail\//);
    }
  }
  expect(logged).toBe("");
  const { rows: tokens } = await database().pool.query("SELECT purpose FROM link_tokens WHERE purpose <> 'invitation'");
  expect(tokens).toEqual([]);
  const [reset] = rows;
  expect((await readNotification(admin, reset?.id ?? "", {})).text).toContain("Ask an Admin for a password link.");
});

test("the log contains the links if that is configured", async () => {
  clock.set("2027-03-02");
  await submitRequest(erin, { type: "vacation", startDate: "2027-04-06", endDate: "2027-04-06" });
  await requestPasswordReset({ source: "web" }, { email: erin.email });
  await keep(true);
  expect(logged).toMatch(/https:\/\/awayday\.example\/mail\/[\w-]{43}/);
  expect(logged).toMatch(/https:\/\/awayday\.example\/reset-password#token=[\w-]{43}/);
});

test("only a failed message can be tried again, and only by an Admin of its organization", async () => {
  clock.set("2027-03-03");
  const { id: requestId } = await submitRequest(erin, {
    type: "vacation",
    startDate: "2027-04-07",
    endDate: "2027-04-07",
  });
  await database().pool.query(
    "UPDATE notifications SET status = 'failed', attempts = 12, last_error = 'Not now' WHERE payload ->> 'requestId' = $1",
    [requestId],
  );
  const [failed] = (await listNotifications(admin, { status: "failed" })).rows;
  expect(failed).toMatchObject({ attempts: 12, lastError: "Not now", recipientName: "Mona" });
  const id = failed?.id ?? "";
  const stranger = await foundTestOrganization();
  await expect(retryNotification(stranger, id, {})).rejects.toMatchObject({ kind: "missing" });
  await expect(readNotification(stranger, id, {})).rejects.toMatchObject({ kind: "missing" });
  await expect(retryNotification(manager, id, {})).rejects.toMatchObject({ kind: "forbidden" });
  await retryNotification(admin, id, {});
  await deliverNow({ databaseUrl, clock, channels: [mailTo(mail.url, appUrl)] });
  expect(mail.received.map(({ to }) => to)).toContain(manager.email);
  await expect(retryNotification(admin, id, {})).rejects.toMatchObject({ code: "not_failed" });
});
