import { expect, test } from "@jest/globals";
import { readLogout } from "./logoutToken.ts";

const now = new Date("2027-03-01T08:00:00Z");
const iat = now.getTime() / 1000;
const EVENTS = { "http://schemas.openid.net/event/backchannel-logout": {} };
const TOKEN = {
  iss: "https://id.acme.test",
  aud: "awayday",
  iat,
  exp: iat + 120,
  jti: "1",
  sub: "ann",
  events: EVENTS,
};
const read = (claims: object, typ: unknown = "logout+jwt") =>
  readLogout({ typ, claims }, { issuer: "https://id.acme.test", clientId: "awayday", now });

test.each([[undefined], ["JWT"], ["logout+jwt"], ["application/logout+JWT"]])("a token of type %s is read", (typ) => {
  expect(readLogout({ typ, claims: TOKEN }, { issuer: TOKEN.iss, clientId: "awayday", now })).toHaveProperty("logout");
});

test.each([["at+jwt"], [""], [null], [{}]])("a token of type %j is refused", (typ) => {
  expect(read(TOKEN, typ)).toEqual({ reason: "The token has the wrong type (typ)" });
});

test.each([
  ["a subject", TOKEN, { sub: "ann", sid: null, jti: "1" }],
  ["a session", { ...TOKEN, sub: undefined, sid: "s" }, { sub: null, sid: "s", jti: "1" }],
  ["several audiences and no expiry", { ...TOKEN, aud: ["a", "awayday"], exp: undefined }, { sub: "ann" }],
])("a token with %s is read", (_, claims, logout) => {
  expect(read(claims)).toMatchObject({ logout });
});

test.each([
  ["another issuer", { iss: "https://evil.test" }, "The token has the wrong issuer"],
  ["another audience", { aud: ["another"] }, "The token has the wrong audience"],
  ["no time", { iat: undefined }, "The claim iat is missing or invalid"],
  ["a time in the future", { iat: iat + 3600 }, "The token is from the future"],
  ["a time long ago", { iat: iat - 3600, exp: undefined }, "The token has expired"],
  ["an expiry that has passed", { exp: iat - 120 }, "The token has expired"],
  ["no id", { jti: undefined }, "The claim jti is missing or invalid"],
  ["no event", { events: {} }, "The token isn't a logout token"],
  ["no events, as an ID token", { events: undefined }, "The claim events is missing or invalid"],
  ["a nonce", { nonce: "n" }, "A logout token must have no nonce"],
  ["a subject that can't be stored", { sub: "ann\0" }, "The claim sub is missing or invalid"],
  ["a session that can't be stored", { sid: "\ud800" }, "The claim sid is missing or invalid"],
  ["nobody", { sub: undefined }, "The token names neither a subject nor a session"],
])("a token with %s is refused", (_, changes, reason) => {
  expect(read({ ...TOKEN, ...changes })).toEqual({ reason });
});
