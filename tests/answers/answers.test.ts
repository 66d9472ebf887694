import { expect, test } from "@jest/globals";
import { DECLARED } from "../authorization/declarations/allRoutes.ts";
import { ANSWERS } from "./answers.ts";
import { checkAnswer } from "./checkAnswer.ts";

const calls = DECLARED.filter((route) => / \/api\//.test(route) && !route.startsWith("ANY "));
const described = Object.keys(ANSWERS).map((route) => route.replace(/\?.*$/, ""));

test("every call under /api has a schema of its answer in core/api, or needs none", () => {
  expect(calls.filter((call) => !described.includes(call))).toEqual([]);
});

test("every described answer belongs to a call", () => {
  expect(described.filter((call) => !calls.includes(call))).toEqual([]);
});

const json = new Headers({ "content-type": "application/json" });
const empty = { status: 204, body: "", headers: new Headers() };
const link = { link: "https://awayday.example/reset", expiresAt: "2027-03-01T09:00:00.000Z" };
const check = (body: unknown) => () =>
  checkAnswer("POST", "/api/users/u1/password-link", { status: 201, body, headers: json });
const refuse = (body: unknown) => () => checkAnswer("GET", "/api/users", { status: 400, body, headers: json });

test("an answer that matches its schema passes", () => {
  expect(check(link)).not.toThrow();
});

test("an answer with an extra field, a missing field, or a field of another type fails", () => {
  expect(check({ ...link, token: "t" })).toThrow(/Unrecognized key: "token"/);
  expect(check({ link: link.link })).toThrow(/expiresAt/);
  expect(check({ ...link, expiresAt: 5 })).toThrow(/expiresAt/);
});

test("an answer without JSON fails if the call declares a schema, and an answer with JSON fails if it declares none", () => {
  expect(() => checkAnswer("POST", "/api/users/u1/password-link", empty)).not.toThrow();
  const page = { status: 200, body: "<html>", headers: new Headers({ "content-type": "text/html" }) };
  expect(() => checkAnswer("POST", "/api/users/u1/password-link", page)).toThrow(/another kind/);
  expect(() => checkAnswer("DELETE", "/api/users/u1", { status: 200, body: {}, headers: json })).toThrow(
    /another kind/,
  );
});

test("a call without a declared answer fails", () => {
  expect(() => checkAnswer("GET", "/api/forgotten", { status: 200, body: {}, headers: json })).toThrow(
    /Say in tests\/answers what/,
  );
});

test("requests to decide have a different answer from the person's own requests", () => {
  const body = [{ id: "no id" }];
  const answered = { status: 200, body, headers: json };
  expect(() => checkAnswer("GET", "/api/pto-requests?status=pending&view=team", answered)).toThrow(/teamCoverage/);
  expect(() => checkAnswer("GET", "/api/pto-requests", answered)).not.toThrow(/teamCoverage/);
});

test("a path matches its own call before one with an id", () => {
  const answered = { status: 200, body: [{ code: "US", name: "United States" }], headers: json };
  expect(() => checkAnswer("GET", "/api/admin/holidays/countries", answered)).not.toThrow();
});

test("an error has a text and a code, and otherwise only the texts of its fields", () => {
  expect(refuse({ error: "Name is required", code: "invalid_input", fields: { name: "is required" } })).not.toThrow();
  expect(refuse({ error: "Name is required" })).toThrow(/code/);
  expect(refuse({ error: "Broken", code: "internal", stack: "at x" })).toThrow(/stack/);
});
