import { expect, test } from "@jest/globals";
import express, { type ErrorRequestHandler } from "express";
import { Pool } from "pg";
import request from "supertest";
import { database } from "#db/connect.ts";
import { systemClock } from "#bot/operations/runtime.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { healthRoutes } from "./pages/healthRoutes.ts";
import { createMetrics } from "./middleware/createMetrics.ts";

await testDatabase();
const TOKEN = "a-token-for-metrics";
const BLOCKED_MS = 100;
const fail = () => {
  throw new Error("Not today");
};
const answerFailure: ErrorRequestHandler = (_error, _req, res, _next) => void res.status(500).json({});

test("a serving process is healthy, and ready if its database responds", async () => {
  const app = express().use(healthRoutes(database().pool));
  const healthy = await request(app).get("/healthz");
  expect([healthy.status, healthy.body]).toEqual([200, { status: "ok" }]);
  expect(healthy.headers["cache-control"]).toBe("no-store");
  expect((await request(app).get("/readyz")).status).toBe(200);
});

test("without its database a process is healthy but not ready", async () => {
  const nowhere = new Pool({ connectionString: "postgres://nobody@127.0.0.1:1/none" });
  const app = express().use(healthRoutes(nowhere));
  expect((await request(app).get("/healthz")).status).toBe(200);
  const ready = await request(app).get("/readyz");
  expect([ready.status, ready.body]).toEqual([503, { status: "unavailable", database: "unreachable" }]);
});

test("responses are measured by route, never by path", async () => {
  const { measure = fail, routes } = await createMetrics(TOKEN, systemClock);
  const users = express.Router().get("/:id", (_req, res) => void res.json({}));
  const app = express().use(measure, routes).use("/api/users", users);
  await request(app).get("/api/users/u01890000x");
  await request(app).get("/nowhere/n4711x");
  const { text, headers } = await request(app).get("/metrics").set("Authorization", `Bearer ${TOKEN}`);
  expect(headers["content-type"]).toMatch(/^text\/plain/);
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/api/users/:id",status="200"} 1');
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="other",status="404"} 1');
  expect(text).not.toMatch(/u01890000x|n4711x/);
  expect(text).toContain("process_resident_memory_bytes");
});

test("the metrics count work that waits for a connection, and measure how long the event loop is blocked", async () => {
  const { routes } = await createMetrics(TOKEN, systemClock);
  const app = express().use(routes);
  const read = async () => {
    const { text } = await request(app).get("/metrics").set("Authorization", `Bearer ${TOKEN}`);
    return (name: string) =>
      Number(
        text
          .split("\n")
          .find((line) => line.startsWith(`${name} `))
          ?.split(" ")[1],
      );
  };
  const { pool, shares } = database();
  const clients = await Promise.all(Array.from({ length: shares.searches }, () => database().searches.connect()));
  const waiting = database().searches.connect();
  const [busy, waits] = [
    'awayday_database_connections{pool="searches",state="busy"}',
    'awayday_database_waiting{pool="searches"}',
  ];
  const during = await read();
  expect([during(busy), during(waits)]).toEqual([shares.searches, 1]);
  for (const client of clients) client.release();
  (await waiting).release();
  const after = await read();
  expect([after(busy), after(waits), pool.waitingCount]).toEqual([0, 0, 0]);

  let lag = after;
  do {
    const blockedUntil = performance.now() + BLOCKED_MS;
    while (performance.now() < blockedUntil);
    lag = await read();
  } while (lag("nodejs_eventloop_lag_max_seconds") * 1000 < BLOCKED_MS / 2);
  expect(lag("nodejs_eventloop_lag_p99_seconds")).toBeGreaterThan(0);
});

test("responses of routes that throw are measured by their route, too", async () => {
  const { measure = fail, routes } = await createMetrics(TOKEN, systemClock);
  const users = express.Router().get("/", fail).get("/:id/page", fail);
  const app = express().use(measure, routes).use("/api/users", users).use(answerFailure);
  await request(app).get("/api/users?q=n4711x");
  await request(app).get("/api/users/u01890000x/page");
  const { text } = await request(app).get("/metrics").set("Authorization", `Bearer ${TOKEN}`);
  for (const route of ["/api/users", "/api/users/:id/page"]) {
    expect(text).toContain(`http_request_duration_seconds_count{method="GET",route="${route}",status="500"} 1`);
  }
  expect(text).not.toMatch(/u01890000x|n4711x/);
});

test("metrics are sent only for the right bearer token", async () => {
  const app = express().use((await createMetrics(TOKEN, systemClock)).routes);
  for (const authorization of [undefined, TOKEN, "Bearer", "Bearer another", `Bearer ${TOKEN}x`, `Basic ${TOKEN}`]) {
    const asked = request(app).get("/metrics");
    const { status, text, headers } = await (authorization ? asked.set("Authorization", authorization) : asked);
    expect([authorization, status, text, headers["www-authenticate"]]).toEqual([
      authorization,
      401,
      "Unauthorized",
      "Bearer",
    ]);
  }
});

test("without a METRICS_TOKEN nothing is measured, and the metrics page doesn't exist", async () => {
  const { measure, routes } = await createMetrics(undefined, systemClock);
  expect(measure).toBeUndefined();
  const app = express().use(routes);
  for (const authorization of ["Bearer", "Bearer undefined", "Bearer "]) {
    expect((await request(app).get("/metrics").set("Authorization", authorization)).status).toBe(404);
  }
});
