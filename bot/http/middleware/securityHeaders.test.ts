import { expect, test } from "@jest/globals";
import express from "express";
import request from "supertest";
import { securityHeaders } from "./securityHeaders.ts";

async function headersOf(options: { isHttps: boolean; avatarOrigin?: string }) {
  const app = express()
    .use(securityHeaders({ avatarOrigin: undefined, ...options }))
    .use((_req, res) => void res.json({}));
  const { headers } = await request(app).get("/");
  return headers as Record<string, string>;
}

test("scripts come only from our origin, never inline or by eval", async () => {
  const policy = (await headersOf({ isHttps: false }))["content-security-policy"] ?? "";
  expect(policy).toContain("default-src 'self';");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("script-src-attr 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("img-src 'self' data:;");
  expect(policy).toContain("style-src 'self' 'unsafe-inline'");
  expect(policy).not.toContain("unsafe-eval");
});

test("types are not sniffed and frames are denied", async () => {
  expect(await headersOf({ isHttps: false })).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
  });
});

test("without https, no request is upgraded to https", async () => {
  const headers = await headersOf({ isHttps: false });
  expect(headers["content-security-policy"]).not.toContain("upgrade-insecure-requests");
  expect(headers).not.toHaveProperty("strict-transport-security");
});

test("with https, the responses make browsers keep using https", async () => {
  const headers = await headersOf({ isHttps: true });
  expect(headers["content-security-policy"]).toContain("upgrade-insecure-requests");
  expect(headers["strict-transport-security"]).toBe("max-age=63072000; includeSubDomains");
});

test("pictures may also come from the configured avatar service", async () => {
  const policy = (await headersOf({ isHttps: false, avatarOrigin: "https://faces.test" }))["content-security-policy"];
  expect(policy).toContain("img-src 'self' data: https://faces.test;");
});
