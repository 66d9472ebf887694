import { afterAll, expect, test } from "@jest/globals";
import { pino } from "pino";
import { createFeed } from "#bot/operations/feeds/createFeed.ts";
import { createKey } from "#bot/operations/keys/createKey.ts";
import { createProvisioningToken } from "#bot/operations/provisioning/createProvisioningToken.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { deliverNow, mailTo } from "#tests/asserting/deliverNow.ts";
import { mailServer } from "#tests/servers/mailServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { contentOf } from "#tests/slack/openRequestForm.ts";
import { connect, slackServer, TEAM } from "#tests/slack/slackCompany.ts";
import { testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { startLiveUpdates } from "../live/startLiveUpdates.ts";

const { url: databaseUrl } = await testDatabase();
const clock = testClock("2027-03-01");
const { owner, manager, erin } = await testOrganization();
const users = [{ id: "UMANAGER", name: "manager", email: manager.email, isEmailConfirmed: true }];
const { sandbox, url, as, visitor, withKey, live } = await slackServer(clock, [
  { id: TEAM, name: "Acme", users, channels: [] },
]);
const mail = await mailServer();
const updates = startLiveUpdates({ databaseUrl, streams: live, log: pino({ level: "silent" }), checkEvery: 20 });
afterAll(() => updates.stop());

test("a person whom the identity provider deactivates loses every way in at once", async () => {
  const { token: okta } = await createProvisioningToken(owner, { name: "Okta" });
  const { token: key } = await createKey(manager, { name: "Script", scopes: ["requests:read"] });
  const { token: feed } = await createFeed(manager, { kind: "team" });
  await submitRequest(erin, { type: "vacation", startDate: "2027-04-05", endDate: "2027-04-05" });
  await deliverNow({ databaseUrl, clock, channels: [mailTo(mail.url, url)] });
  const [link = ""] = mail.received.flatMap(({ body }) => body.match(/http:\/\/127[^\s"<>]+\/mail\/[\w-]+/g) ?? []);
  await connect(sandbox, owner, TEAM);
  const session = await as(manager);
  const stream = await fetch(`${url}/api/events`, {
    headers: { cookie: session.cookies(), accept: "text/event-stream" },
  });
  const inSlack = sandbox.as(TEAM, "UMANAGER");
  const waysIn = async () => ({
    session: (await session.get("/api/auth/user")).status,
    key: (await withKey(key).get("/api/v1/requests")).status,
    feed: (await visitor().get(`/calendars/${feed}.ics`)).status,
    mail: /<h1>(.*)<\/h1>/.exec(await (await fetch(link)).text())?.[1],
    slack: contentOf(await inSlack.openHome()).includes("Your Awayday account was deactivated"),
    command: JSON.stringify((await inSlack.command("balance")).ack).includes("account was deactivated"),
  });
  const opened = { session: 200, key: 200, feed: 200, mail: "Approve Erin&#39;s request?" };
  expect(await waysIn()).toEqual({ ...opened, slack: false, command: false });

  const change = { op: "replace", path: "active", value: "False" };
  const body = { schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"], Operations: [change] };
  expect(await withKey(okta).send("PATCH", `/scim/v2/Users/${manager.userId}`, body)).toMatchObject({
    status: 200,
    body: { active: false },
  });
  const closed = { session: 401, key: 401, feed: 404, mail: "This request is no longer yours to decide" };
  expect(await waysIn()).toEqual({ ...closed, slack: true, command: true });
  await stream.text();
  expect(sandbox.violations).toEqual([]);
});
