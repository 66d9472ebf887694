import { gzipSync } from "node:zlib";
import { describe, expect, test } from "@jest/globals";
import express from "express";
import request from "supertest";
import { Refusal } from "#core/refusal.ts";
import { errors } from "./errors.ts";
import { bodyOf, jsonBody } from "./jsonBody.ts";

const app = express()
  .use(jsonBody())
  .post("/", (req, res) => void res.json(bodyOf(req)))
  .post("/members-only", (req, res) => {
    if (!req.headers.cookie) throw new Refusal("unauthenticated", "signed_out", "Please sign in");
    res.json(bodyOf(req));
  })
  .use(errors());

const post = (body: string | Buffer, type = "application/json", path = "/") =>
  request(app).post(path).set("Content-Type", type).send(body);

test("an object is the body", async () => {
  expect((await post('{"name":"Ann"}')).body).toEqual({ name: "Ann" });
  expect((await post('{"name":"Ann"}', "application/json; charset=utf-8")).body).toEqual({ name: "Ann" });
});

test("a missing body is an empty object", async () => {
  expect((await request(app).post("/")).body).toEqual({});
});

describe("a body that isn't a JSON object gets 400", () => {
  test.each<[string, string]>([
    ['{"name":', "broken_json"],
    ["NaN", "broken_json"],
    ["{'name':1}", "broken_json"],
    ["null", "not_an_object"],
    ["[]", "not_an_object"],
    ['"text"', "not_an_object"],
    ["12", "not_an_object"],
  ])("%s", async (body, code) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ error: expect.stringMatching(/^The body /), code });
  });
});

const nested = (levels: number) => `{"a":${"[".repeat(levels - 1)}${"]".repeat(levels - 1)}}`;

test("a body of more than 100 levels gets 400", async () => {
  expect((await post(nested(100))).status).toBe(200);
  for (const levels of [101, 400_000]) {
    const { status, body } = await post(nested(levels));
    const error = "The body is nested more than 100 levels deep";
    expect([status, body]).toEqual([400, { error, code: "nested_too_deeply" }]);
  }
});

test("a body over 1 MB gets 413, compressed or not", async () => {
  const large = JSON.stringify({ notes: "x".repeat(1_100_000) });
  const plain = await post(large);
  expect([plain.status, plain.body.code]).toEqual([413, "too_large"]);
  const packed = await request(app)
    .post("/")
    .set({ "Content-Type": "application/json", "Content-Encoding": "gzip" })
    .serialize((body) => body as string)
    .send(gzipSync(large));
  expect([packed.status, packed.body.code]).toEqual([413, "too_large"]);
});

test("another charset or encoding gets 415", async () => {
  expect((await post("{}", "application/json; charset=latin1")).status).toBe(415);
  const odd = await request(app)
    .post("/")
    .set({ "Content-Type": "application/json", "Content-Encoding": "zip" })
    .send("{}");
  expect(odd.status).toBe(415);
});

test("the sender is checked before the body", async () => {
  expect((await post("{broken", "application/json", "/members-only")).status).toBe(401);
});
