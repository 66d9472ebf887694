import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { assertMayTurnOn, ConnectionPatch } from "./ConnectionInput.ts";

const issuerOf = (issuer: string) => ConnectionPatch.safeParse({ issuer }).data?.issuer;

test.each([
  ["https://acme.okta.com", "https://acme.okta.com"],
  ["https://acme.eu.auth0.com/", "https://acme.eu.auth0.com/"],
  ["https://id.example.com/realms/acme/.well-known/openid-configuration", "https://id.example.com/realms/acme"],
])("the issuer %s is accepted", (entered, issuer) => {
  expect(issuerOf(entered)).toBe(issuer);
});

test("the issuers of docs/sso.md are accepted", () => {
  const page = readFileSync("docs/sso.md", "utf8");
  const issuers = [...page.matchAll(/issuer is [^`.]*`([^`]+)`/g)].map(([, issuer = ""]) => issuer);
  expect(issuers).toHaveLength(4);
  for (const issuer of issuers) expect(issuerOf(issuer)).toBe(issuer);
});

test.each([
  "http://acme.okta.com",
  "https://me@acme.okta.com",
  "https://acme.okta.com?a=b",
  "https://",
  "acme.okta.com",
])("the issuer %s is refused", (entered) => expect(issuerOf(entered)).toBeUndefined());

test("a connection is turned on only after its test, and not where people sign in with Google only", () => {
  expect(() => assertMayTurnOn({ isTested: false, googleOnly: false })).toThrow("Test the connection first");
  expect(() => assertMayTurnOn({ isTested: true, googleOnly: true })).toThrow("People sign in with Google only");
  expect(() => assertMayTurnOn({ isTested: true, googleOnly: false })).not.toThrow();
});
