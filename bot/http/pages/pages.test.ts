import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "@jest/globals";
import express from "express";
import request from "supertest";
import { pages, unknownPage } from "./pages.ts";

const COLORS = '<meta name="color-scheme" content="light dark" />';

const webRoot = await mkdtemp(path.join(tmpdir(), "awayday-web-"));
await mkdir(path.join(webRoot, "dashboard"));
await mkdir(path.join(webRoot, "admin"));
await mkdir(path.join(webRoot, "assets"));
await writeFile(path.join(webRoot, "dashboard/index.html"), `${COLORS}<title>Awayday</title>${" ".repeat(2000)}`);
await writeFile(path.join(webRoot, "admin/index.html"), "<title>Admin</title>");
await writeFile(path.join(webRoot, "assets/main-1a2b.js"), `// ${"x".repeat(5000)}`);
await writeFile(path.join(webRoot, ".built-from"), "secret");
afterAll(() => rm(webRoot, { recursive: true }));

const facts = { services: [] };
const app = express().use(pages(webRoot, facts), unknownPage(webRoot, facts));

describe("the dashboard's page, with 200, at", () => {
  test.each([
    "/",
    "/login",
    "/forgot-password",
    "/reset-password",
    "/link-google",
    "/signup",
    "/signup/full",
    "/signup/quick",
    "/dashboard",
    "/approvals",
    "/requests",
    "/team",
    "/offices",
    "/settings",
    "/settings/users",
    "/settings/offices",
    "/settings/slack",
    "/connect-slack?token=abc",
    "/manager",
    "/employee",
    "/accept-invitation?token=abc",
    "/invitations/token/abc",
    "/auth/google/callback",
  ])("%s", async (address) => {
    const answer = await request(app).get(address);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain("<title>Awayday</title>");
    expect(answer.headers).toMatchObject({ "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" });
  });
});

test.each([
  "/accept-invitation?token=abc",
  "/invitations/token/abc",
  "/reset-password",
  "/link-google",
  "/connect-slack?token=abc",
])("the page at %s, which has a token, sends no referrer", async (address) => {
  expect((await request(app).get(address)).headers).toMatchObject({ "referrer-policy": "no-referrer" });
  expect((await request(app).get("/login")).headers).not.toHaveProperty("referrer-policy");
});

describe("the admin console's page, with 200, at", () => {
  test.each([
    "/admin",
    "/admin/",
    "/admin/people",
    "/admin/people?filter=%7B%22role%22%3A%22Manager%22%7D",
    "/admin/people/01890000-0000-7000-8000-000000000000",
    "/admin/requests/create",
    "/admin/policies/01890000-0000-7000-8000-000000000000/document",
    "/admin/holidays/country",
    "/admin/people/slack",
    "/admin/imports",
    "/admin/organization",
    "/admin/reports",
    "/admin/reports/absence?from=2027-01",
    "/admin/reports/payroll",
    "/admin/requests/01890000-0000-7000-8000-000000000000/show",
    "/admin/ledger-entries",
    "/admin/audit-events/1/show",
    "/admin/notifications",
  ])("%s", async (address) => {
    const answer = await request(app).get(address);
    expect([answer.status, answer.text]).toEqual([200, "<title>Admin</title>"]);
    expect(answer.headers).toMatchObject({ "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" });
  });
});

describe("the dashboard's page, with 404, at", () => {
  test.each([
    "/nowhere",
    "/settings/nothing",
    "/admin/nothing",
    "/admin/people/1/2",
    "/admin/reports/nothing",
    "/adminx",
    "/Dashboard",
    "/invitations/token/%ff",
    "/%00",
    "/.built-from",
    "/index.html",
  ])("%s", async (address) => {
    const answer = await request(app).get(address);
    expect(answer.status).toBe(404);
    expect(answer.text).toContain("<title>Awayday</title>");
  });
});

test("assets are cached for a year and sent compressed", async () => {
  const answer = await request(app).get("/assets/main-1a2b.js").set("Accept-Encoding", "gzip");
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-encoding": "gzip",
  });
});

test("the response to a missing asset is not a page, and is not cached", async () => {
  for (const address of ["/assets/old.js", "/assets/", "/assets/%ff", "/assets/..%2f.built-from"]) {
    const answer = await request(app).get(address);
    expect([answer.status, answer.text]).toEqual([404, "Not found"]);
    expect(answer.headers["cache-control"]).toBe("no-store");
  }
});

test.each([
  ["google", '<meta name="google-sign-in" content="on"><title>'],
  ["slack", '<meta name="slack" content="on"><title>'],
  ["mail", '<meta name="mail" content="on"><title>'],
] as const)("every page states whether %s is set up", async (service, meta) => {
  const setUp = { services: [service] };
  const other = express().use(pages(webRoot, setUp), unknownPage(webRoot, setUp));
  for (const address of ["/login", "/no-such-page"]) {
    expect((await request(other).get(address)).text).toContain(meta);
    expect((await request(app).get(address)).text.replace(COLORS, "")).not.toContain("<meta");
  }
});

test.each([
  ["theme=dark", "dark"],
  ["sidebar_state=false; theme=light", "light"],
  ["theme=sepia", "light dark"],
] as const)("with the cookie %j, a page has the colors %j before its scripts run", async (cookie, colors) => {
  for (const address of ["/login", "/no-such-page"]) {
    const { text } = await request(app).get(address).set("Cookie", cookie);
    expect(text).toContain(`<meta name="color-scheme" content="${colors}" />`);
  }
});
