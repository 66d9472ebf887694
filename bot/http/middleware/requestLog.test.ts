import { Writable } from "node:stream";
import { expect, test } from "@jest/globals";
import express from "express";
import { pino } from "pino";
import request from "supertest";
import { deadKey } from "#core/keys/keyRefusals.ts";
import { scimErrors } from "../scim/scimCall.ts";
import { errors } from "./errors.ts";
import { loggedPath, requestLog } from "./requestLog.ts";

test.each([
  ["/api/users/7?secret=1", "/api/users/7"],
  ["/api/invitations/token/abc", "/api/invitations/token/…"],
  ["/invitations/token/abc/", "/invitations/token/…/"],
  ["/avatars/Jane%20Doe.svg", "/avatars/…"],
  ["/calendars/awdf_abc.ics", "/calendars/…"],
  ["/accept-invitation?token=abc", "/accept-invitation"],
])("%s is logged as %s", (url, path) => expect(loggedPath(url)).toBe(path));

function logged() {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
      done();
    },
  });
  const app = express()
    .use(requestLog(pino({ level: "info" }, stream)))
    .use("/fails", () => {
      throw new Error("the reason");
    })
    .use(["/api/v1", "/scim/v2"], () => {
      throw deadKey();
    })
    .use("/scim/v2", scimErrors())
    .use((_req, res) => void res.status(204).end())
    .use(errors());

  return { app, lines };
}

test("each response is one log entry with its request's id, and nothing that was sent", async () => {
  const { app, lines } = logged();
  const answer = await request(app).post("/works?token=hush").set("Cookie", "hush").send({ password: "hush" });
  await request(app).get("/fails");

  const [works, fails] = lines;
  expect(lines).toHaveLength(2);
  expect(works).toMatchObject({ level: 30, method: "POST", path: "/works", status: 204, ms: expect.any(Number) });
  expect(works?.["requestId"]).toBe(answer.headers["x-request-id"]);
  expect(JSON.stringify(works)).not.toContain("hush");
  expect(fails).toMatchObject({ level: 50, status: 500, err: { message: "the reason" } });
});

test.each(["/api/v1/key", "/scim/v2/Users"])(
  "a wrong token for %s is logged with the code of its error",
  async (path) => {
    const { app, lines } = logged();
    await request(app).get(path).set("Authorization", "Bearer hush").expect(401);
    expect(lines).toMatchObject([{ level: 30, method: "GET", path, status: 401, code: "unknown_key" }]);
    expect(JSON.stringify(lines)).not.toContain("hush");
  },
);
