import { expect, test } from "@jest/globals";
import express, { type Express } from "express";
import { pino } from "pino";
import request from "supertest";
import { database } from "#db/connect.ts";
import { newId } from "#db/newId.ts";
import { keepSession } from "#db/queries/auth/keepSession.ts";
import { findSession } from "#db/queries/auth/sessions.ts";
import type { NewSession } from "#bot/operations/auth/startSession.ts";
import { transactionally } from "#bot/operations/transactionally.ts";
import { testClock } from "#tests/arranging/testOrganization.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { errors } from "../middleware/errors.ts";
import { readSession } from "./readSession.ts";
import { sessionCookie, sessions } from "./sessions.ts";
import { SessionStore } from "./SessionStore.ts";
import { actorOf } from "./actorOf.ts";
import { beginSession, endOwnSession } from "./beginSession.ts";

const statements: string[] = [];
await testDatabase({ onStatement: (sql) => statements.push(sql) });
testClock("2027-03-01");
const { pool } = database();
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const ann = { userId: "01890000-0000-7000-8000-000000000001", organizationId: "01890000-0000-7000-8000-000000000002" };

function signInAnn({ sid, data, expires }: NewSession, now: Date) {
  return transactionally(async (tx) => {
    const at = now.toISOString();
    const stored = { ...data, ...ann, handle: newId(), signedInAt: at, seenAt: at, by: "password" };
    await keepSession({ sid, data: stored, expires }, tx);
    return { ...ann, session: { sid, data: stored }, device: "a-device", theme: null };
  });
}

function appWithSessions({ isHttps = false, secrets = ["a secret"] } = {}): {
  app: Express;
  pass: (ms: number) => void;
} {
  let now = Date.parse("2027-03-01T12:00:00Z");
  const clock = { now: () => new Date(now) };
  const cookie = sessionCookie(isHttps);
  const store = new SessionStore(pool, pino({ level: "silent" }));
  const life = { secrets, idleDays: 7, clock };
  const changing = express.Router().use(...sessions({ ...life, store, cookie }));
  const app = express()
    .set("trust proxy", isHttps)
    .get("/who", readSession({ ...life, cookieName: cookie.name, changing }), (req, res) => void res.json(actorOf(req)))
    .use(changing)
    .post("/in", async (req, res) => {
      res.json(await beginSession(req, res, { sessionCookie: cookie }, (_, wanted) => signInAnn(wanted, clock.now())));
    })
    .get("/slow", async (req, res) => {
      actorOf(req);
      await pool.query("DELETE FROM sessions");
      req.session.seenAt = "2027-03-01T13:00:00.000Z";
      res.json({});
    })
    .get("/out", async (req, res) => {
      await endOwnSession(req, res, cookie);
      res.json({});
    })
    .use(errors());
  return { app, pass: (ms) => void (now += ms) };
}

const cookieOf = (answer: { headers: Record<string, unknown> }) => {
  const [cookie = ""] = (answer.headers["set-cookie"] as string[] | undefined) ?? [];
  return cookie.split(";")[0] ?? "";
};

test("a session cookie can't be used by scripts or other sites", async () => {
  const { app } = appWithSessions();
  const signedIn = await request(app).post("/in").set("User-Agent", "Browser 1");
  expect(signedIn.headers["set-cookie"]?.[0]).toMatch(/^awayday=.+; Path=\/; Expires=.+; HttpOnly; SameSite=Lax$/);
  const { body } = await request(app).get("/who").set("Cookie", cookieOf(signedIn));
  expect(body).toEqual({ ...ann, source: "web", sessionId: expect.any(String) });

  const { rows } = await pool.query("SELECT sess, user_id FROM sessions WHERE sid = $1", [body.sessionId]);
  expect(rows).toEqual([
    {
      user_id: ann.userId,
      sess: {
        ...ann,
        cookie: expect.any(Object),
        handle: expect.any(String),
        signedInAt: "2027-03-01T12:00:00.000Z",
        seenAt: "2027-03-01T12:00:00.000Z",
        userAgent: "Browser 1",
        address: "127.0.0.1",
        by: "password",
      },
    },
  ]);
});

test("over https the cookie is bound to the host and never sent without https", async () => {
  const { app } = appWithSessions({ isHttps: true });
  const signedIn = await request(app).post("/in").set("X-Forwarded-Proto", "https");
  expect(signedIn.headers["set-cookie"]?.[0]).toMatch(/^__Host-awayday=.+; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/);
});

test("a visitor who isn't signed in leaves no trace", async () => {
  await pool.query("DELETE FROM sessions");
  const { app } = appWithSessions();
  const answer = await request(app).get("/who");
  expect([answer.status, answer.body.code]).toEqual([401, "signed_out"]);
  expect(answer.headers).not.toHaveProperty("set-cookie");
  expect((await request(app).get("/who").set("Cookie", "awayday=s%3Aforged.signature")).status).toBe(401);
  expect((await pool.query("SELECT FROM sessions")).rowCount).toBe(0);
});

test("a session that an operation has stored is neither stored again nor preceded by a deletion", async () => {
  const { app } = appWithSessions();
  statements.length = 0;
  const cookie = cookieOf(await request(app).post("/in"));
  expect(statements.filter((sql) => sql.includes("sessions"))).toEqual([
    expect.stringContaining("INSERT INTO sessions"),
  ]);
  expect((await request(app).get("/who").set("Cookie", cookie)).status).toBe(200);
});

test("signing in creates a new id and ends the previous session", async () => {
  const { app } = appWithSessions();
  const before = cookieOf(await request(app).post("/in"));
  const after = cookieOf(await request(app).post("/in").set("Cookie", before));
  expect(after).not.toBe(before);
  expect((await request(app).get("/who").set("Cookie", before)).status).toBe(401);
  expect((await request(app).get("/who").set("Cookie", after)).status).toBe(200);
});

test("signing out ends the session on the server and removes the cookie", async () => {
  const { app } = appWithSessions();
  const cookie = cookieOf(await request(app).post("/in"));
  const out = await request(app).get("/out").set("Cookie", cookie);
  expect(out.headers["set-cookie"]?.[0]).toMatch(/^awayday=; Path=\/; Expires=Thu, 01 Jan 1970/);
  expect((await request(app).get("/who").set("Cookie", cookie)).status).toBe(401);
  expect((await request(app).get("/out")).status).toBe(200);
});

test("a session ends after seven days without use", async () => {
  const { app, pass } = appWithSessions();
  const cookie = cookieOf(await request(app).post("/in"));
  pass(6 * DAY);
  expect((await request(app).get("/who").set("Cookie", cookie)).status).toBe(200);
  pass(6 * DAY);
  expect((await request(app).get("/who").set("Cookie", cookie)).status).toBe(200);
  pass(7 * DAY);
  const late = await request(app).get("/who").set("Cookie", cookie);
  expect(late.status).toBe(401);
  const again = await request(app).post("/in").set("Cookie", cookie);
  expect((await request(app).get("/who").set("Cookie", cookieOf(again))).status).toBe(200);
});

test("a browser can sign in with its first call after its session expired", async () => {
  const { app, pass } = appWithSessions();
  const cookie = cookieOf(await request(app).post("/in"));
  pass(7 * DAY);
  const again = await request(app).post("/in").set("Cookie", cookie);
  expect((await request(app).get("/who").set("Cookie", cookieOf(again))).status).toBe(200);
  expect((await request(app).get("/who").set("Cookie", cookie)).status).toBe(401);
});

test("a session ends after thirty days, even if it is used", async () => {
  const { app, pass } = appWithSessions();
  const cookie = cookieOf(await request(app).post("/in"));
  for (let day = 5; day < 30; day += 5) {
    pass(5 * DAY);
    expect((await request(app).get("/who").set("Cookie", cookie)).status).toBe(200);
  }
  pass(5 * DAY);
  expect((await request(app).get("/who").set("Cookie", cookie)).status).toBe(401);
});

test("use is recorded, and the cookie renewed, at most every five minutes", async () => {
  const { app, pass } = appWithSessions();
  const cookie = cookieOf(await request(app).post("/in"));
  const use = async () => {
    const answer = await request(app).get("/who").set("Cookie", cookie);
    const { rows } = await pool.query("SELECT sess ->> 'seenAt' AS seen FROM sessions WHERE sid = $1", [
      answer.body.sessionId,
    ]);
    return [(rows[0] as { seen: string }).seen, "set-cookie" in answer.headers];
  };
  pass(4 * MINUTE);
  expect(await use()).toEqual(["2027-03-01T12:00:00.000Z", false]);
  pass(MINUTE);
  expect(await use()).toEqual(["2027-03-01T12:05:00.000Z", true]);
});

test("a session that ends while its request runs stays ended", async () => {
  const { app } = appWithSessions();
  const cookie = cookieOf(await request(app).post("/in"));
  expect((await request(app).get("/slow").set("Cookie", cookie)).status).toBe(200);
  expect((await request(app).get("/who").set("Cookie", cookie)).status).toBe(401);
});

test("concurrent calls read their sessions in one statement, and each gets its own", async () => {
  const { app } = appWithSessions();
  const sids: string[] = [];
  for (const agent of ["Browser 1", "Browser 2"]) {
    const cookie = cookieOf(await request(app).post("/in").set("User-Agent", agent));
    sids.push((await request(app).get("/who").set("Cookie", cookie)).body.sessionId as string);
  }
  statements.length = 0;
  const now = new Date();
  const [one, other, unknown, again] = await Promise.all(
    [...sids, "unknown", ...sids].map((sid) => findSession(sid, now)),
  );
  expect([one, other, again].map((found) => (found?.sess as { userAgent?: string } | undefined)?.userAgent)).toEqual([
    "Browser 1",
    "Browser 2",
    "Browser 1",
  ]);
  expect(unknown).toBeUndefined();
  expect(statements).toHaveLength(1);
});

test("a session signed with an older secret works until that secret is removed; the first secret signs", async () => {
  const signedBefore = cookieOf(await request(appWithSessions({ secrets: ["old"] }).app).post("/in"));
  const rotated = appWithSessions({ secrets: ["new", "old"] }).app;
  expect((await request(rotated).get("/who").set("Cookie", signedBefore)).status).toBe(200);
  const signedAfter = cookieOf(await request(rotated).post("/in"));
  const removed = appWithSessions({ secrets: ["new"] }).app;
  expect((await request(removed).get("/who").set("Cookie", signedAfter)).status).toBe(200);
  expect((await request(removed).get("/who").set("Cookie", signedBefore)).status).toBe(401);
});

test("a sign-in beyond 100 sessions ends the one that was unused for longest", async () => {
  await pool.query("DELETE FROM sessions");
  await pool.query(
    `INSERT INTO sessions (sid, sess, expire)
      SELECT 's' || n, json_build_object('userId', $1::uuid, 'seenAt', '2027-02-28T00:00:00.' || n + 100 || 'Z'), '2027-04-01'
      FROM generate_series(1, 99) n`,
    [ann.userId],
  );
  const { app } = appWithSessions();
  const kept = async () => (await pool.query("SELECT sid FROM sessions")).rows.map(({ sid }) => sid as string);
  await request(app).post("/in");
  expect(await kept()).toHaveLength(100);
  await request(app).post("/in");
  const sids = await kept();
  expect(sids).toHaveLength(100);
  expect(sids).not.toContain("s1");
});
