import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "@jest/globals";
import express from "express";
import request from "supertest";
import { connect, disconnect } from "#db/connect.ts";
import { mailRoutes } from "./mailRoutes.ts";

const FORM = "application/x-www-form-urlencoded";
const webRoot = await mkdtemp(path.join(tmpdir(), "awayday-mail-pages-"));
const link = '<link rel="stylesheet" crossorigin href="/assets/typeface-1a2b.css">';
await mkdir(path.join(webRoot, "dashboard"));
await writeFile(path.join(webRoot, "dashboard/index.html"), `<link rel="preload" href="/a.woff2" />${link}<title>`);
afterAll(() => rm(webRoot, { recursive: true }));

async function pageWith(root: string): Promise<string> {
  const app = express().use("/mail", mailRoutes(root));
  const { status, text } = await request(app)
    .post("/mail/token")
    .type("form")
    .send({ reason: "x".repeat(40_000) });
  expect(status).toBe(413);
  return text;
}

test("a page behind an emailed link loads the typeface of the web app", async () => {
  const page = await pageWith(webRoot);
  expect(page).toContain(`${link}<style>`);
  expect(page).toContain('"Roboto Variable"');
});

test("a page behind an emailed link is shown before the web app is built", async () => {
  expect(await pageWith(path.join(webRoot, "missing"))).not.toContain("<link");
});

test.each<[string, Record<string, string>, number, string]>([
  ["in an unknown encoding", { "content-encoding": "x" }, 415, "The form must be in UTF-8"],
  ["that isn't in its encoding", { "content-encoding": "gzip" }, 400, "The form couldn&#39;t be read"],
  ["in another charset", { "content-type": `${FORM}; charset=utf-7` }, 415, "The form must be in UTF-8"],
])("a form %s is refused with a page", async (_, headers, wanted, reason) => {
  const app = express().use("/mail", mailRoutes(webRoot));
  const { status, text } = await request(app).post("/mail/token").type("form").set(headers).send("reason=x");
  expect(status).toBe(wanted);
  expect(text).toContain(reason);
});

test("while the database is unreachable, a page behind an emailed link responds with 503 and Retry-After", async () => {
  await disconnect();
  connect("postgres://nobody@127.0.0.1:1/none");
  const app = express().use("/mail", mailRoutes(webRoot));
  const { status, headers, text } = await request(app).get("/mail/token");
  await disconnect();
  expect([status, headers["retry-after"]]).toEqual([503, "5"]);
  expect(text).toContain("temporarily unavailable");
});
