import { describe, expect, test } from "@jest/globals";
import request from "supertest";
import { httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { testClock } from "#tests/arranging/testOrganization.ts";

const statements: string[] = [];
await testDatabase({ onStatement: (sql) => statements.push(sql) });
const { url } = await httpServer(testClock());
const app = request(url);

const owner = { organizationName: "Acme", email: "olga.owner@acme.test", password: "correct horse" };
await app.post("/api/orgs/signup-simple").send(owner).expect(201);
const signedIn = await app.post("/api/auth/login").send(owner).expect(200);
const cookie = String(signedIn.headers["set-cookie"]).split(";")[0] ?? "";

describe("every response of the API", () => {
  test("is never cached, and carries the security headers and its request's id", async () => {
    const { headers } = await app.get("/api/auth/user").set("Cookie", cookie).expect(200);
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "content-type": "application/json; charset=utf-8",
      "x-content-type-options": "nosniff",
      "x-request-id": expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(headers).not.toHaveProperty("x-powered-by");
    expect(headers).not.toHaveProperty("etag");
  });

  test.each([
    ["get", "/api/nothing"],
    ["get", "/api"],
    ["get", "/API/auth/user"],
    ["post", "/api/nothing"],
    ["put", "/api/auth/user"],
    ["delete", "/api/pto-requests"],
    ["get", "/api/auth/login"],
  ] as const)("is a JSON 404 to %s %s", async (method, path) => {
    const answer = await app[method](path).set("Cookie", cookie);
    expect(answer.status).toBe(404);
    if (!path.startsWith("/API")) expect(answer.body).toEqual({ error: "Unknown call", code: "no_such_call" });
  });

  test("is 401 if nobody is signed in, before anything else is checked", async () => {
    await app.post("/api/offices").set("Content-Type", "application/json").send("{broken").expect(401);
    await app.get("/api/users/not-an-id").expect(401);
    await app.get("/api/nothing").expect(404);
  });

  test("is 403 to a write from another site, signed in or not", async () => {
    const foreign = { "Sec-Fetch-Site": "cross-site", Cookie: cookie };
    await app.post("/api/pto-requests").set(foreign).send({}).expect(403);
    await app.delete("/api/slack/installation").set(foreign).expect(403);
    await app.post("/api/auth/login").set("Origin", "https://evil.test").send(owner).expect(403);
  });

  test("is 400 to a malformed URL", async () => {
    for (const path of ["/api/users/%00", "/api/users/%ff", "/api/team/calendar?from=%00"]) {
      const { body } = await app.get(path).set("Cookie", cookie).expect(400);
      expect(body.code).toBe("malformed_address");
    }
  });
});

describe("the calendar", () => {
  test("is sent again only if it changed", async () => {
    const path = "/api/team/calendar?from=2027-03-01&to=2027-03-31";
    const first = await app.get(path).set("Cookie", cookie).expect(200);
    expect(first.headers).toMatchObject({ "cache-control": "private, no-cache", etag: expect.any(String) });
    expect(first.body).toEqual([]);
    const tag = String(first.headers["etag"]);
    const again = await app.get(path).set({ Cookie: cookie, "If-None-Match": tag }).expect(304);
    expect(again.text).toBe("");
    expect(again.headers).toMatchObject({ etag: tag });
    await app
      .get(path)
      .set({ Cookie: cookie, "If-None-Match": `"other", W/${tag}` })
      .expect(304);
    await app.get(path).set({ Cookie: cookie, "If-None-Match": '"other"' }).expect(200);
  });

  test("takes two statements: the session with the person, and the requests", async () => {
    statements.length = 0;
    await app.get("/api/team/calendar").set("Cookie", cookie).expect(200);
    expect(statements).toHaveLength(2);
  });
});

describe("paths for browsers", () => {
  test("Google sign-in explains that it is not configured", async () => {
    const { headers } = await app.get("/auth/google?invitationToken=abc").expect(302);
    expect(headers["location"]).toBe("/?error=google_not_set_up");
    await app.get("/auth/google/callback?code=1&state=2").expect(302);
    await app.get("/auth/google/callback").expect(200);
  });

  test("connecting Slack explains to people who may connect it that it is not configured", async () => {
    const { headers } = await app.get("/api/slack/install").set("Cookie", cookie).expect(302);
    expect(headers["location"]).toBe("/settings/slack?error=slack_not_set_up");
    const signedOut = await app.get("/api/slack/install").expect(302);
    expect(signedOut.headers["location"]).toBe("/?error=signed_out");
    const events = await app.post("/api/slack/events").type("form").send("command=/pto").expect(404);
    expect(events.body.code).toBe("slack_not_set_up");
  });

  test("signing out ends the session", async () => {
    const other = await app.post("/api/auth/login").send(owner).expect(200);
    const theirs = String(other.headers["set-cookie"]).split(";")[0] ?? "";
    const out = await app.get("/auth/logout").set("Cookie", theirs).expect(302);
    expect(out.headers["location"]).toBe("/");
    await app.get("/api/auth/user").set("Cookie", theirs).expect(401);
    await app.get("/auth/logout").expect(302);
  });

  test("an unknown path gets a page", async () => {
    const answer = await app.get("/nowhere").expect(404);
    expect(answer.headers["content-type"]).toMatch(/^text\/html/);
  });
});

test("the eleventh wrong password gets 429 with the time to wait", async () => {
  const wrong = { email: "nobody@acme.test", password: "wrong horse" };
  for (let i = 0; i < 10; i++) await app.post("/api/auth/login").send(wrong).expect(401);
  const { headers, body } = await app.post("/api/auth/login").send(wrong).expect(429);
  expect(body.code).toBe("too_many");
  expect(Number(headers["retry-after"])).toBeGreaterThan(800);
});
