import { describe, expect, test } from "@jest/globals";
import express from "express";
import request from "supertest";
import { Refusal, type RefusalKind } from "#core/refusal.ts";
import { sendChunks } from "../downloads/sendPieces.ts";
import { answerTo, errors } from "./errors.ts";
import { HttpProblem } from "./HttpProblem.ts";
import { wellFormedAddress } from "./wellFormedAddress.ts";

describe("the status of a refusal, by its kind", () => {
  test.each<[RefusalKind, number]>([
    ["invalid", 400],
    ["unauthenticated", 401],
    ["forbidden", 403],
    ["missing", 404],
    ["conflict", 409],
    ["rule", 422],
    ["throttled", 429],
  ])("%s is %i", (kind, status) => {
    expect(answerTo(new Refusal(kind, "a_code", "The text"))).toEqual({
      status,
      body: { error: "The text", code: "a_code" },
    });
  });
});

function appThrowing(error: unknown) {
  return express()
    .get("/", () => {
      throw error;
    })
    .use(errors());
}

test("a response includes the fields of a refusal", async () => {
  const refusal = new Refusal("invalid", "invalid_input", "Name is required", { fields: { name: "Name is required" } });
  const { body } = await request(appThrowing(refusal)).get("/");
  expect(body).toEqual({
    error: "Name is required",
    code: "invalid_input",
    fields: { name: "Name is required" },
  });
});

async function* pieces(count: number) {
  for (let sent = 0; sent < count; sent++) yield Buffer.from("BEGIN:VCALENDAR");
  await Promise.reject(new Refusal("throttled", "busy", "Busy"));
}

test("an error before the first piece of a file is JSON without the file's headers; a later one cuts the response", async () => {
  const app = express()
    .get("/:count.ics", async (req, res) => {
      res.set({ ETag: '"1"', "Content-Type": "text/calendar", "Content-Disposition": 'inline; filename="a.ics"' });
      await sendChunks(res, pieces(Number(req.params.count)));
    })
    .use(errors());
  const { status, headers, body } = await request(app).get("/0.ics");
  expect([status, body.code]).toEqual([429, "busy"]);
  expect(headers).toMatchObject({ "content-type": "application/json; charset=utf-8", "cache-control": "no-store" });
  expect(Object.keys(headers)).not.toContain("content-disposition");
  await expect(request(app).get("/1.ics")).rejects.toThrow(/socket hang up|aborted/);
});

test("the response to a throttled client contains the time to wait", async () => {
  const refusal = new Refusal("throttled", "too_many", "Too many", { retryAfter: 42 });
  const answer = await request(appThrowing(refusal)).get("/");
  expect([answer.status, answer.headers["retry-after"]]).toEqual([429, "42"]);
});

test("an internal error reveals nothing about the inside", async () => {
  const answer = await request(appThrowing(new Error('relation "users" does not exist at 10.0.0.1'))).get("/");
  expect(answer.status).toBe(500);
  expect(answer.body).toEqual({ error: "Something went wrong on our side", code: "internal" });
  expect(answer.headers["cache-control"]).toBe("no-store");
});

test("a thrown value that isn't an error also gets a response", () => {
  expect(answerTo("a string").status).toBe(500);
  expect(answerTo(undefined).status).toBe(500);
});

test("an HttpProblem keeps its status", () => {
  expect(answerTo(new HttpProblem(415, "not_json", "No"))).toEqual({
    status: 415,
    body: { error: "No", code: "not_json" },
  });
});

describe("errors of an unreachable database are 503", () => {
  test.each<[string, Error]>([
    ["refused", Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" })],
    ["shutting down", Object.assign(new Error("terminating connection"), { code: "57P01" })],
    ["starting up", Object.assign(new Error("starting up"), { code: "57P03" })],
    ["gone during a query", new Error("Connection terminated unexpectedly")],
    ["gone during a query of a model", Object.assign(new Error(""), { name: "SequelizeConnectionRefusedError" })],
    [
      "gone during a transaction",
      Object.assign(new Error("terminated"), {
        name: "SequelizeDatabaseError",
        original: Object.assign(new Error("terminated"), { code: "57P01" }),
      }),
    ],
    ["refused on both addresses", new AggregateError([Object.assign(new Error("no"), { code: "ECONNREFUSED" })])],
  ])("%s", (_, error) => {
    expect(answerTo(error)).toMatchObject({ status: 503, body: { code: "unavailable" } });
  });

  test("an error in a statement is 500", () => {
    expect(answerTo(Object.assign(new Error("syntax error"), { code: "42601" })).status).toBe(500);
  });
});

test.each(["/%00", "/a%00b", "/%ff", "/%", "/items?name=%00"])("%s is a malformed URL", async (address) => {
  const app = express()
    .use(wellFormedAddress())
    .use((_req, res) => void res.json({}))
    .use(errors());
  const answer = await request(app).get(address);
  expect([answer.status, answer.body.code]).toEqual([400, "malformed_address"]);
});

test("a path that a route can't decode is a malformed URL", async () => {
  const app = express()
    .get("/:name", (_req, res) => void res.json({}))
    .use(errors());
  expect((await request(app).get("/%ff")).status).toBe(400);
});
