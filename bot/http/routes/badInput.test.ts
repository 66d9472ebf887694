import { describe, expect, jest, test } from "@jest/globals";
import * as fc from "fast-check";
import { groupBy } from "#core/groupBy.ts";
import { everythingStored } from "#tests/asserting/expectRefusal.ts";
import { type Browser, httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { assertProperty } from "#tests/asserting/assertProperty.ts";
import { everyWrite, type FieldKind, type WriteCall } from "#tests/asserting/everyWrite.ts";
import { IS_LONG, shortOrLong } from "#tests/soak/shortOrLong.ts";

jest.setTimeout(60_000);
await testDatabase();
const { as, visitor, url } = await httpServer(testClock());
const { owner, erin } = await testOrganization();
const asOwner = await as(owner);
const asErin = await as(erin);

const { body: request } = await asErin.send("POST", "/api/pto-requests", {
  type: "vacation",
  startDate: "2027-03-03",
  endDate: "2027-03-03",
});
const { officeId } = owner;
const balanceId = (await asErin.get("/api/pto-balances")).body[0].id;
await asOwner.send("PATCH", `/api/pto-balances/${balanceId}/adjust`, { adjustment: 1, reason: "A gift" });
const ledger = (await asErin.get(`/api/users/${erin.userId}/ledger`)).body;
const calls = everyWrite({
  userId: erin.userId,
  officeId,
  requestId: request.id,
  balanceId,
  adjustmentId: ledger.find(({ kind }: { kind: string }) => kind === "adjustment").id,
  policyId: (await asOwner.get(`/api/offices/${officeId}/policies`)).body[0].id,
});
const named = calls.map((call) => [`${call.method} ${call.path.replaceAll(/[0-9a-f-]{36}/g, "{id}")}`, call] as const);
const browserOf = ({ by }: WriteCall): Browser => (by === "owner" ? asOwner : visitor());
const send = (call: WriteCall, body: string, headers: Record<string, string> = {}) =>
  browserOf(call).send(call.method, call.path, body, headers);
const validBody = ({ fields }: WriteCall) =>
  Object.fromEntries(Object.entries(fields).map(([name, [valid]]) => [name, valid]));

let latest: unknown;
const stored = async () => (latest = await everythingStored());

const NO_TEXT = ["12", "true", "[]", "{}", '["a"]', '{"toString":1,"valueOf":1}', "1e309"];
const NO_LINE = [...NO_TEXT, '"\\u0000"', '"a\\u0007b"', '"\\ud800"', '"a\\u202eb"', '"\\u200b"', '"a\\u2028b"'];
const BLANK = ["null", '""', '"  \\n "'];
const long = (length: number) => JSON.stringify("x".repeat(length));
const NO_DATE = [
  "20270301",
  "true",
  "[]",
  "{}",
  '"2027-02-30"',
  '"2027-13-01"',
  '"2027-3-1"',
  '"tomorrow"',
  '"\\u0000"',
].concat('"2027-03-01T00:00:00Z"', '"0000-00-00"', '"+012027-01-01"', '"9999-12-31"');
const NO_NUMBER = [
  "true",
  "[]",
  "[1]",
  "{}",
  '"ten"',
  '"NaN"',
  '"Infinity"',
  '"1e3"',
  '"\\u0000"',
  "1e309",
  "-1e309",
  "1e300",
];
const bad: Record<FieldKind, string[]> = {
  name: [...NO_LINE, ...BLANK, '"two\\nlines"', long(121)],
  optionalLines: [...NO_TEXT, '"\\u0000"', '"a\\u0007b"', '"\\udc00"', long(5001)],
  lines: [...NO_TEXT, ...BLANK, '"\\u0000"', long(501)],
  email: [...NO_LINE, '""', '"x"', '"@"', '"a@b"', '"a b@c.de"', '"a@b.c"', '"<a>@b.cd"', '"a@b.cd\\n.ef"', long(300)],
  password: [...NO_TEXT, '""', '"12345"', long(201)],
  known: [...NO_TEXT, '""', "null", long(256)],
  domain: [...NO_TEXT, '"no domain"', '"a"', '"\\u0000.de"', '"a..de"', `"${"a.".repeat(200)}de"`],
  zone: [...NO_TEXT, '"Mars/Olympus"', '"\\u0000"', '"../../etc/passwd"', '"+02:00"'],
  date: [...NO_DATE, '""'],
  optionalDate: NO_DATE,
  days: [...NO_NUMBER, "0.3", "1e18", "-1e18", "10001", "null"],
  amount: [...NO_NUMBER, "0.003", "1e18", "-1e18", "10001", "null"],
  optionalDays: [...NO_NUMBER, "0.3", "1e18", "-1", "1000.5"],
  year: [...NO_NUMBER, "2027.5", "1e18", "-2027", "null"],
  yesOrNo: ['"yes"', "12", "[]", "{}", '"\\u0000"'],
  onlyTrue: ["false", '"true"', "1", "null", "{}"],
  optionalYears: [...NO_NUMBER, "0.005", "1e18", "-1", "99.5"],
  groups: [
    "12",
    "true",
    "{}",
    "[1]",
    "[null]",
    '["a;b"]',
    `["${"x".repeat(61)}"]`,
    JSON.stringify(Array.from("abcdefghijklmnopqrstu")),
  ],
  dayNumbers: ["12", "true", '"1, 3"', "{}", "null", '["1"]', "[0]", "[61]", "[1.5]", "[null]", "[1e309]"],
  optionalLine: [...NO_LINE, '"two\\nlines"', long(61)],
  code: [...NO_TEXT, ...BLANK, '"12345"', '"1234567"', '"12345x"', '"\\u0000"'],
  roles: ["12", "true", '"Owner"', "{}", "null", '["King"]', "[1]", "[null]", "[[]]"],
  choice: ["12", "true", "[]", "{}", '"King"', '"__proto__"', '"constructor"', '"\\u0000"', "null", '""'],
  id: [...NO_TEXT, ...BLANK, '"x"', '"\\u0000"', '"00000000-0000-4000-8000-00000000000g"'],
  optionalId: [...NO_TEXT, '"x"', '"\\u0000"', '"00000000-0000-4000-8000-000000000000"'],
  token: [...NO_LINE, ...BLANK, long(201)],
};

const fieldsByKind = groupBy(
  calls.flatMap(({ fields }) => Object.values(fields)),
  ([, kind]) => kind,
);

function badValues(field: WriteCall["fields"][string]): string[] {
  const [, kind] = field;
  const fields = fieldsByKind.get(kind) ?? [];
  const step = shortOrLong(Math.min(6, fields.length), 1);
  return bad[kind].filter((_, index) => index % step === fields.indexOf(field) % step);
}

describe("a field of the wrong kind gets 400 with a message at the field, and changes nothing", () => {
  test("together, the fields of a kind refuse all of its bad values", () => {
    for (const [kind, fields] of fieldsByKind) expect(new Set(fields.flatMap(badValues))).toEqual(new Set(bad[kind]));
  });

  test.each(named)("%s", async (_, call) => {
    const before = latest ?? (await stored());
    for (const [name, field] of Object.entries(call.fields)) {
      for (const raw of badValues(field)) {
        const others = Object.entries(validBody(call)).filter(([other]) => other !== name);
        const body = [...others.map(([key, value]) => `"${key}":${JSON.stringify(value)}`), `"${name}":${raw}`];
        const answer = await send(call, `{${body.join()}}`);
        const label = `${name}: ${raw.slice(0, 60)} -> ${answer.status} ${JSON.stringify(answer.body)}`;
        expect([label, answer.status, answer.body.code]).toEqual([label, 400, "invalid_input"]);
        expect([label, answer.body.fields]).toMatchObject([label, { [name]: expect.any(String) }]);
        expect(answer.body.error).toBe(answer.body.fields[name]);
        expect(answer.body.error).toMatch(/^[A-Z][^\p{Cc}]{5,120}$/u);
        expect(answer.body.error).not.toMatch(/expected|received|invalid input|undefined|NaN|\[object|zod/i);
      }
    }
    expect(await stored()).toEqual(before);
  });
});

describe("a common password is refused wherever one is set", () => {
  const settings = named.filter(([, { fields }]) => Object.values(fields).some(([, kind]) => kind === "password"));
  test.each(settings)("%s", async (_, call) => {
    const before = latest ?? (await stored());
    const [name] = Object.entries(call.fields).find(([, [, kind]]) => kind === "password") ?? ["none"];
    const { status, body } = await send(call, JSON.stringify({ ...validBody(call), [name]: "Password1" }));
    const text = "This password is too common. Please choose another.";
    expect([status, body]).toEqual([400, { code: "common_password", error: text, fields: { [name]: text } }]);
    expect(await stored()).toEqual(before);
  });

  test("four calls set a password", () => expect(settings).toHaveLength(4));
});

describe("a body that isn't a JSON object", () => {
  const deep = `{"name":${"[".repeat(100_000)}${"]".repeat(100_000)}`;
  const broken: [string, string, number, string][] = [
    ["broken", '{"name":', 400, "broken_json"],
    ["not JSON", "NaN", 400, "broken_json"],
    ["deep and broken", deep, 400, "broken_json"],
    ["deep", `${deep}}`, 400, "nested_too_deeply"],
    ["nothing", "null", 400, "not_an_object"],
    ["a list", "[]", 400, "not_an_object"],
    ["text", '"text"', 400, "not_an_object"],
    ["a number", "1e309", 400, "not_an_object"],
    ["2 MB", JSON.stringify({ name: "x".repeat(2_000_000) }), 413, "too_large"],
  ];

  const brokenFor = (call: WriteCall) => broken.filter((_, index) => IS_LONG || index % 4 === calls.indexOf(call) % 4);

  test.each(named)("is refused: %s", async (_, call) => {
    const before = latest ?? (await stored());
    for (const [what, body, status, code] of brokenFor(call)) {
      const answer = await send(call, body);
      expect([what, answer.status, answer.body]).toEqual([what, status, { error: expect.any(String), code }]);
    }
    expect(await stored()).toEqual(before);
  });

  test.each(named.filter(([, { by }]) => by === "owner"))(
    "is reported only to people with permission: %s",
    async (_, call) => {
      const before = latest ?? (await stored());
      const ownCalls = [
        "/api/auth/second-factor/confirm",
        "/api/auth/user",
        "/api/auth/password",
        "/api/auth/google-link",
        "/api/auth/google-link/unlink",
        "/api/auth/slack-link",
        "/api/pto-requests",
      ];
      for (const [what, body] of brokenFor(call)) {
        expect([what, (await visitor().send(call.method, call.path, body)).status]).toEqual([what, 401]);
        if (ownCalls.includes(call.path)) continue;
        expect([what, (await asErin.send(call.method, call.path, body)).status]).toEqual([what, 403]);
      }
      expect(await stored()).toEqual(before);
    },
  );
});

test("__proto__ and constructor in a body are unknown fields and pollute no object", async () => {
  const before = latest ?? (await stored());
  for (const call of calls.filter(({ method }) => method === "POST")) {
    const inherited = `{"__proto__":${JSON.stringify(validBody(call))},"constructor":{"prototype":{"polluted":1}}}`;
    const { status, body } = await send(call, inherited);
    expect([call.path, status, body.code]).toEqual([call.path, 400, "invalid_input"]);
  }
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(await stored()).toEqual(before);
});

describe("a write from another site, or with another content type, is refused before any other check", () => {
  const UNKNOWN = "00000000-0000-4000-8000-000000000000";
  const deletes = ["auth/sessions", "users", "invitations", "offices", "holidays"].map((of) => `/api/${of}/${UNKNOWN}`);

  test.each<[Record<string, string>]>([
    [{ "sec-fetch-site": "cross-site" }],
    [{ "sec-fetch-site": "same-site" }],
    [{ "sec-fetch-site": "cross-site", origin: url }],
    [{ origin: "https://evil.example" }],
    [{ origin: "null" }],
    [{ origin: `${url}.evil.example` }],
  ])("%j", async (headers) => {
    const before = latest ?? (await stored());
    const refused = [403, { error: "This request came from another site and was refused", code: "cross_site" }];
    for (const call of calls) {
      const { status, body } = await send(call, JSON.stringify(validBody(call)), headers);
      expect([status, body]).toEqual(refused);
    }
    for (const path of [...deletes, "/api/slack/installation"]) {
      const { status, body } = await asOwner.send("DELETE", path, undefined, headers);
      expect([status, body]).toEqual(refused);
    }
    expect(await stored()).toEqual(before);
  });

  test.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/jsonx",
    "",
  ])("%p", async (type) => {
    const before = latest ?? (await stored());
    for (const call of calls) {
      const { status, body } = await send(call, JSON.stringify(validBody(call)), { "content-type": type });
      expect([status, body.code]).toEqual([415, "not_json"]);
    }
    expect(await stored()).toEqual(before);
  });
});

test("a malformed URL is 400, and an unknown one is 404", async () => {
  const malformed = ["/api/users/%00", "/api/users/%ZZ", "/api/offices/%E0%A4%A/members", "/api/users?include=%00"];
  for (const path of [...malformed, "/api/pto-requests/%c0%80", "/api/invitations/token/%00", "/api/%ff"]) {
    for (const browser of [asOwner, visitor()]) {
      const { status, body } = await browser.get(path);
      expect([path, status, body.code]).toEqual([path, 400, "malformed_address"]);
    }
    expect((await asOwner.send("PATCH", path, { name: "x" })).status).toBe(400);
  }
  for (const path of [
    "/%ZZ",
    "/%00",
    "/avatars/%ZZ.svg",
    "/avatars/%00.svg",
    "/auth/%ff",
    "/accept-invitation?token=%00",
  ]) {
    const { status } = await visitor().get(path);
    expect([path, status < 500]).toEqual([path, true]);
  }
  for (const name of ["__proto__", "constructor", "..%2f..%2fetc", "1'%20OR%201=1", "%F0%9F%98%80", "x".repeat(5000)]) {
    for (const path of [`/api/users/${name}`, `/api/offices/${name}/members`, `/api/${name}`]) {
      expect([path, (await asOwner.get(path)).status]).toEqual([path, 404]);
    }
  }
});

test("markup is stored as plain text, exactly as typed", async () => {
  const name = `<img src=x onerror="alert('1')"> & Söhne 👩‍👧 '; DROP TABLE users; --`;
  expect((await asErin.send("PATCH", "/api/auth/user", { name })).body.name).toBe(name);
  expect((await asOwner.get(`/api/users/${erin.userId}`)).body.name).toBe(name);
  expect((await asOwner.send("POST", "/api/offices", { name, country: name, timezone: "Etc/UTC" })).body).toMatchObject(
    {
      name,
      country: name,
    },
  );
  const wanted = { type: "sick", startDate: "2027-05-03", endDate: "2027-05-03", notes: `${name}\n\t${name}` };
  expect((await asErin.send("POST", "/api/pto-requests", wanted)).body.notes).toBe(wanted.notes);
  const { headers } = await asErin.get("/api/auth/user");
  expect([headers.get("content-type"), headers.get("x-content-type-options")]).toEqual([
    "application/json; charset=utf-8",
    "nosniff",
  ]);
});

test("any JSON gets a JSON response and never a 500", async () => {
  const numRuns = shortOrLong(2, 1000);
  for (const call of calls) {
    const fields = Object.fromEntries(Object.keys(call.fields).map((name) => [name, fc.jsonValue()]));
    const body = fc.oneof(fc.record(fields, { requiredKeys: [] }), fc.jsonValue());
    await assertProperty(
      fc.asyncProperty(body, async (value) => {
        const answer = await send(call, JSON.stringify(value));
        expect(answer.status).toBeLessThan(500);
        expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
      }),
      { numRuns, seed: 2027, endOnFailure: true },
    );
  }
}, 600_000);
