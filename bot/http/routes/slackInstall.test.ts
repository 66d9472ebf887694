import { beforeEach, describe, expect, test } from "@jest/globals";
import { redirectErrorText } from "#core/links/redirectErrors.ts";
import { database } from "#db/connect.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { slackServer } from "#tests/slack/slackCompany.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import type { Browser } from "#tests/servers/httpServer.ts";

await testDatabase();
const clock = testClock();
const { owner, admin, manager, erin } = await testOrganization();
const stranger = await foundTestOrganization();
const users = [{ id: "U1", name: "una", email: "una@acme.example" }];
const workspace = (id: string, name: string) => ({ id, name, users, channels: [] });
const workspaces = [workspace("T1", "Acme"), workspace("T2", "Acme Labs"), workspace("T3", "Elsewhere")];
const { sandbox, url, as, visitor } = await slackServer(clock, workspaces);
const [asOwner, asAdmin, asStranger] = [await as(owner), await as(admin), await as(stranger)];
const { pool } = database();

const locationOf = async (browser: Browser, path: string) => {
  const { status, headers } = await browser.get(path);
  expect(status).toBe(302);
  return headers.get("location") ?? "";
};
const leave = async (browser: Browser, teamId: string) => {
  const back = new URL(sandbox.allow(await locationOf(browser, "/api/slack/install"), teamId));
  return back.pathname + back.search;
};
const install = async (browser: Browser, teamId: string) => locationOf(browser, await leave(browser, teamId));
const statusOf = async (browser: Browser) => (await browser.get("/api/slack/status")).body;
const errorIn = (location: string) => {
  const { pathname, searchParams } = new URL(location, url);
  return [pathname, redirectErrorText(searchParams.get("error")) ?? null];
};
const installations = async () =>
  (await pool.query("SELECT organization_id AS org, team_id AS team, tokens_sealed AS sealed FROM slack_installations"))
    .rows;

const NOT_FINISHED = "The connection to Slack wasn't completed in this browser or took too long. Please try again.";
const NOT_CONFIRMED = "Slack couldn't confirm the connection. Please try again.";
const refused = (text: string) => ["/settings/slack", text];

beforeEach(async () => {
  clock.set("2027-03-01");
  await pool.query("DELETE FROM slack_installations");
  await pool.query("DELETE FROM slack_teams");
});

describe("connecting Slack", () => {
  test("leads to Slack with the requested scopes, and back", async () => {
    const address = new URL(await locationOf(asOwner, "/api/slack/install"));
    expect(address.origin).toBe(sandbox.url);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: "client",
      scope: "channels:read,chat:write,commands,groups:read,im:write,users:read,users:read.email",
      redirect_uri: `${url}/api/slack/oauth_redirect`,
      state: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  test("shows the workspace as connected, seals its token, and is audited", async () => {
    expect(await install(asAdmin, "T1")).toBe("/settings/slack");
    const newest = { teamName: "Acme", installedAt: "2027-03-01T15:00:00.000Z" };
    const connected = { ...newest, connectedByName: "Ada", linksByEmail: true };
    expect(await statusOf(asOwner)).toEqual({ connected: true, ...newest, workspaces: [connected] });
    const [installation] = await installations();
    expect(installation).toMatchObject({ org: owner.organizationId, team: "T1" });
    expect(installation.sealed).not.toMatch(/xox/);
    expect(await lastAuditEntry(owner.organizationId)).toMatchObject({
      actorId: admin.userId,
      source: "web",
      action: "connectSlack",
      after: { team: "T1" },
    });
    expect(JSON.stringify(await lastAuditEntry(owner.organizationId))).not.toContain("xox");
  });

  test("again replaces the token and keeps one connection", async () => {
    await install(asOwner, "T1");
    const [before] = await installations();
    clock.set("2027-03-02");
    await install(asAdmin, "T1");
    const [after, ...others] = await installations();
    expect(others).toEqual([]);
    expect(after.sealed).not.toBe(before.sealed);
    expect((await statusOf(asOwner)).installedAt).toBe("2027-03-02T15:00:00.000Z");
  });

  test("works for several workspaces and organizations side by side", async () => {
    await install(asOwner, "T1");
    await install(asOwner, "T2");
    await install(asStranger, "T3");
    expect((await statusOf(asStranger)).teamName).toBe("Elsewhere");
    const teams = (await installations()).map(({ org, team }) => [org, team]);
    expect(teams).toEqual([
      [owner.organizationId, "T1"],
      [owner.organizationId, "T2"],
      [stranger.organizationId, "T3"],
    ]);
  });

  test("refuses a workspace of another organization, even if both connect at once, and leaves it unchanged", async () => {
    await install(asOwner, "T1");
    const [before] = await installations();
    expect(errorIn(await install(asStranger, "T1"))).toEqual(
      refused("This Slack workspace is connected to another organization. Disconnect it there first."),
    );
    expect(await installations()).toEqual([before]);
    const backs = [await leave(asOwner, "T3"), await leave(asStranger, "T3")];
    await Promise.all([asOwner.get(backs[0]!), asStranger.get(backs[1]!)]);
    expect((await installations()).filter(({ team }) => team === "T3")).toHaveLength(1);
  });
});

describe("the return from Slack", () => {
  test("shows a cancellation or an error and connects nothing", async () => {
    for (const [error, text] of [
      ["access_denied", "The connection to Slack was canceled"],
      ["server_error", "Slack didn't grant the connection. Please try again."],
    ] as const) {
      const state = new URL(await locationOf(asOwner, "/api/slack/install")).searchParams.get("state");
      const back = `/api/slack/oauth_redirect?error=${error}&state=${state}`;
      expect(errorIn(await locationOf(asOwner, back))).toEqual(refused(text));
    }
    expect(await installations()).toEqual([]);
  });

  test("is refused a second time, too late, from another browser, and for another person", async () => {
    const back = await leave(asOwner, "T1");
    const otherSession = await as(owner);
    for (const other of [otherSession, asAdmin, asStranger]) {
      expect(errorIn(await locationOf(other, back))).toEqual(refused(NOT_FINISHED));
    }
    expect(await locationOf(asOwner, back)).toBe("/settings/slack");
    expect(errorIn(await locationOf(asOwner, back))).toEqual(refused(NOT_FINISHED));

    const late = await leave(asOwner, "T2");
    clock.setInstant(new Date("2027-03-01T15:10:00Z"));
    expect(errorIn(await locationOf(asOwner, late))).toEqual(refused(NOT_FINISHED));
    expect((await installations()).map(({ team }) => team)).toEqual(["T1"]);
  });

  test.each(["", "?code=x", "?code=x&state=", "?code=x&state=forged", "?code=x&state=a&state=b", "?state=forged"])(
    "with %p is refused",
    async (query) => {
      expect(errorIn(await locationOf(asOwner, `/api/slack/oauth_redirect${query}`))).toEqual(refused(NOT_FINISHED));
    },
  );

  test("connects once, even if it arrives twice at the same time", async () => {
    const back = await leave(asOwner, "T1");
    const locations = await Promise.all([locationOf(asOwner, back), locationOf(asOwner, back)]);
    expect(locations.map((location) => errorIn(location)[1])).toEqual(expect.arrayContaining([null, NOT_FINISHED]));
  });

  test.each(["500", "invalid_code"])("suggests trying again when Slack responds with %s", async (how) => {
    sandbox.fail("oauth.v2.access", how);
    expect(errorIn(await install(asOwner, "T1"))).toEqual(refused(NOT_CONFIRMED));
  });

  test("suggests trying again for a code that Slack didn't issue", async () => {
    const back = (await leave(asOwner, "T1")).replace(/code=\w+/, "code=forged");
    expect(errorIn(await locationOf(asOwner, back))).toEqual(refused(NOT_CONFIRMED));
  });

  test("with fewer scopes than needed is refused", async () => {
    const address = new URL(await locationOf(asOwner, "/api/slack/install"));
    address.searchParams.set("scope", "commands,chat:write");
    const back = new URL(sandbox.allow(address.href, "T1"));
    expect(errorIn(await locationOf(asOwner, back.pathname + back.search))).toEqual(
      refused(
        "Slack granted fewer permissions than Awayday needs. Reinstall the app with all the permissions it asks for.",
      ),
    );
  });
});

describe("permission to connect", () => {
  const FORBIDDEN = "You need Admin or Owner permissions to manage Slack integration";

  test("is for Admins and Owners, and others are led to the settings with an error", async () => {
    for (const person of [manager, erin]) {
      const browser = await as(person);
      expect(errorIn(await locationOf(browser, "/api/slack/install"))).toEqual(refused(FORBIDDEN));
    }
  });

  test("is refused if the page shows another person, who was signed in before", async () => {
    const pressed = await locationOf(asAdmin, `/api/slack/install?shown=${owner.userId}`);
    const text = "This browser is now signed in as another person, so nothing was changed";
    expect(errorIn(pressed)).toEqual(refused(text));
    const own = new URL(await locationOf(asAdmin, `/api/slack/install?shown=${admin.userId}`));
    expect(own.origin).toBe(sandbox.url);
  });

  test("is refused to visitors, both on leaving and on returning", async () => {
    const back = await leave(asOwner, "T1");
    for (const path of ["/api/slack/install", back]) {
      expect(errorIn(await locationOf(visitor(), path))).toEqual(["/", "Please sign in"]);
    }
  });

  test("is refused to a person who lost the role in the meantime", async () => {
    const back = await leave(asAdmin, "T1");
    await pool.query("UPDATE users SET role = 'Employee' WHERE id = $1", [admin.userId]);
    try {
      expect(errorIn(await locationOf(asAdmin, back))).toEqual(refused(FORBIDDEN));
    } finally {
      await pool.query("UPDATE users SET role = 'Admin' WHERE id = $1", [admin.userId]);
    }
    expect(await installations()).toEqual([]);
  });
});

describe("disconnecting Slack", () => {
  test("revokes the token at Slack", async () => {
    await install(asOwner, "T1");
    sandbox.calls.length = 0;
    expect((await asOwner.send("DELETE", "/api/slack/installation")).status).toBe(204);
    await sandbox.as("T1", "U1").until(() => sandbox.calls.find(({ method }) => method === "auth.revoke"));
    expect(await installations()).toEqual([]);
  });

  test("doesn't wait for Slack, and ignores its response", async () => {
    await install(asOwner, "T1");
    sandbox.fail("auth.revoke", "500");
    expect((await asOwner.send("DELETE", "/api/slack/installation")).status).toBe(204);
    expect(await statusOf(asOwner)).toMatchObject({ connected: false });
    expect(await install(asOwner, "T1")).toBe("/settings/slack");
  });
});
