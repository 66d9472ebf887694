import { describe, expect, test } from "@jest/globals";
import express from "express";
import request from "supertest";
import { errors } from "./errors.ts";
import { sameOrigin } from "./sameOrigin.ts";

const app = express()
  .use(sameOrigin("https://leave.test"))
  .use((_req, res) => void res.status(204).end())
  .use(errors());

describe("an allowed write", () => {
  test.each<[string, Record<string, string>]>([
    ["from our own page", { "Sec-Fetch-Site": "same-origin" }],
    [
      "from our own page, opened at another of our addresses",
      { "Sec-Fetch-Site": "same-origin", Origin: "http://127.0.0.1:3000" },
    ],
    ["typed by its user", { "Sec-Fetch-Site": "none" }],
    ["from an older browser on our page", { Origin: "https://leave.test" }],
    ["from a client that isn't a browser", {}],
  ])("%s", async (_, headers) => {
    expect((await request(app).post("/").set(headers).send({})).status).toBe(204);
  });
});

describe("a refused write", () => {
  test.each<[string, Record<string, string>]>([
    ["from another site", { "Sec-Fetch-Site": "cross-site" }],
    ["from a sibling domain", { "Sec-Fetch-Site": "same-site" }],
    ["from another site with a forged Origin", { "Sec-Fetch-Site": "cross-site", Origin: "https://leave.test" }],
    ["from an older browser on another site", { Origin: "https://evil.test" }],
    ["from a page without an origin", { Origin: "null" }],
    ["from the same host without https", { Origin: "http://leave.test" }],
  ])("%s", async (_, headers) => {
    for (const method of ["post", "patch", "put", "delete"] as const) {
      const answer = await request(app)[method]("/").set(headers);
      expect(answer.status).toBe(403);
      expect(answer.body).toEqual({ error: expect.any(String), code: "cross_site" });
    }
  });
});

test("reading is allowed from anywhere, so links from other sites work", async () => {
  expect((await request(app).get("/").set("Sec-Fetch-Site", "cross-site")).status).toBe(204);
});

test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "application/jsonp"])(
  "a body of %s is refused",
  async (type) => {
    const answer = await request(app).post("/").set("Content-Type", type).send("{}");
    expect(answer.status).toBe(415);
    expect(answer.body).toMatchObject({ code: "not_json" });
  },
);

test("a body without a type is refused, and a request without a body needs none", async () => {
  expect((await request(app).post("/").unset("Content-Type").set("Content-Length", "2").send("{}")).status).toBe(415);
  expect((await request(app).delete("/")).status).toBe(204);
});

const send = (path: string, type: string) => request(app).post(path).set("Content-Type", type).send("email");

test("a CSV body is allowed for imports only", async () => {
  expect((await send("/api/admin/imports/people?mode=preview", "text/csv; charset=utf-8")).status).toBe(204);
  expect((await send("/api/admin/imports/openings", "TEXT/CSV")).status).toBe(204);
  for (const path of ["/", "/api/admin/people", "/api/admin/imports/people/more", "/API/admin/imports/people"]) {
    expect((await send(path, "text/csv")).status).toBe(415);
  }
  expect((await send("/api/admin/imports/people", "text/plain")).status).toBe(415);
});
