import { expect, test } from "@jest/globals";
import { readNewUser, readUserPatch, readWholeUser } from "./readUserChanges.ts";

const PATCH = "urn:ietf:params:scim:api:messages:2.0:PatchOp";
const ENTERPRISE = "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User";
const CUSTOM = "urn:ietf:params:scim:schemas:extension:custom:2.0:User";
const MANAGER = "01890000-0000-7000-8000-000000000001";
const patch = (...Operations: unknown[]) => readUserPatch({ schemas: [PATCH], Operations });

// Shapes from Okta, Microsoft Entra, and RFC 7644, section 3.5.2.
test.each<[string, unknown, unknown]>([
  ["a boolean", { op: "replace", path: "active", value: false }, { active: false }],
  ["a boolean as text", { op: "Replace", path: "active", value: "False" }, { active: false }],
  ["Okta's form without a path", { op: "replace", value: { active: false } }, { active: false }],
  ["any case", { OP: "REPLACE", Path: "ACTIVE", VALUE: "TRUE" }, { active: true }],
  ["a name without a path", { op: "Add", value: { displayName: "Ann Lee" } }, { displayName: "Ann Lee" }],
  ["keys with dots", { op: "Replace", value: { "name.familyName": "Roe", nickName: "A" } }, { familyName: "Roe" }],
  ["a part of the name", { op: "Add", path: "name.givenName", value: "Ann" }, { givenName: "Ann" }],
  ["a whole name", { op: "replace", path: "name", value: { givenName: "Ann", x: 1 } }, { givenName: "Ann" }],
  ["the work email", { op: "Replace", path: 'emails[type eq "work"].value', value: "a@b.test" }, { email: "a@b.test" }],
  ["another email", { op: "Replace", path: 'emails[type eq "home"].value', value: "a@b.test" }, {}],
  [
    "emails as a list",
    {
      op: "replace",
      path: "emails",
      value: [
        { value: "p@b.test", primary: true },
        { value: "w@b.test", type: "Work" },
      ],
    },
    { email: "w@b.test" },
  ],
  ["a condition as a key", { op: "Add", value: { 'emails[type eq "work"].value': "a@b.test" } }, { email: "a@b.test" }],
  ["a manager as text", { op: "Add", path: `${ENTERPRISE}:manager`, value: MANAGER }, { managerId: MANAGER }],
  [
    "a manager as an object",
    { op: "Add", path: `${ENTERPRISE}:manager`, value: { value: MANAGER } },
    { managerId: MANAGER },
  ],
  [
    "a manager in a list",
    { op: "Add", path: `${ENTERPRISE}:manager`, value: [{ $ref: "x", value: MANAGER }] },
    { managerId: MANAGER },
  ],
  [
    "a manager's value",
    { op: "Add", path: `${ENTERPRISE.toUpperCase()}:Manager.value`, value: MANAGER },
    { managerId: MANAGER },
  ],
  [
    "a whole extension",
    { op: "Add", value: { [ENTERPRISE]: { department: "D", manager: { value: MANAGER } } } },
    { managerId: MANAGER },
  ],
  ["no manager", { op: "Remove", path: `${ENTERPRISE}:manager` }, { managerId: null }],
  ["a blank manager", { op: "Replace", path: `${ENTERPRISE}:manager`, value: "" }, { managerId: null }],
  ["an attribute of an unknown extension", { op: "Add", path: `${CUSTOM}:badge`, value: "7" }, {}],
  ["a removed attribute of an unknown extension", { op: "Remove", path: `${CUSTOM}:badges[type eq "a"].value` }, {}],
  [
    "an unknown extension",
    { op: "Add", value: { [CUSTOM]: { badge: "7" }, displayName: "Ann" } },
    { displayName: "Ann" },
  ],
  [
    "an attribute of the core schema",
    { op: "replace", path: "urn:ietf:params:scim:schemas:core:2.0:User:userName", value: "ann" },
    { userName: "ann" },
  ],
  ["what Awayday doesn't keep", { op: "Add", path: 'addresses[type eq "work"].locality', value: "Rome" }, {}],
  ["removed emails", { op: "remove", path: "emails" }, {}],
  ["a removal by two conditions", { op: "remove", path: 'emails[type eq "work" and value ew "b.test"]' }, {}],
  [
    "emails and more, added without a path",
    { op: "add", value: { emails: [{ value: "ann@b.test", type: "home" }], nickname: "Annie" } },
    { email: "ann@b.test" },
  ],
  [
    "emails and more, replaced without a path",
    {
      op: "replace",
      value: {
        emails: [
          { value: "p@b.test", type: "home" },
          { value: "w@b.test", type: "work", primary: true },
        ],
        nickname: "Annie",
      },
    },
    { email: "w@b.test" },
  ],
  [
    "a whole address by its condition",
    { op: "replace", path: 'addresses[type eq "work"]', value: { type: "work", locality: "Rome", primary: true } },
    {},
  ],
  ["one part of an address", { op: "replace", path: 'addresses[type eq "work"].streetAddress', value: "Via 1" }, {}],
])("a PATCH is read: %s", (_, operation, changes) => {
  expect(patch(operation)).toEqual(changes);
});

test("the last change of an attribute counts", () => {
  const first = { op: "add", path: "externalId", value: "1" };
  expect(patch(first, { op: "remove", path: "externalid" })).toEqual({ externalId: null });
});

test.each<[string, unknown, string]>([
  ["an unknown operation", { op: "move", path: "active", value: true }, "op must be add"],
  ["a path that is no path", { op: "replace", path: "emails[type eq", value: "x" }, "malformed"],
  ["a path of 301 characters", { op: "replace", path: "a".repeat(301), value: "x" }, "malformed"],
  ["a removal without a path", { op: "remove" }, "needs a path"],
  ["no object without a path", { op: "add", value: "x" }, "needs an object"],
  ["no boolean", { op: "replace", path: "active", value: "no" }, "must be true or false"],
  ["no text", { op: "replace", path: "userName", value: 1 }, "userName must be text"],
  ["a blank userName", { op: "replace", path: "userName", value: " " }, "userName is required"],
  ["a text that is too long", { op: "replace", path: "externalId", value: "x".repeat(255) }, "at most 254"],
  ["a NUL", { op: "replace", path: "externalId", value: "a\0b" }, "externalId can't contain control characters"],
  ["half a surrogate pair", { op: "replace", path: "userName", value: "a\ud800" }, "can't contain control characters"],
  ["no object", "x", "must be an object"],
])("a PATCH is refused: %s", (_, operation, text) => {
  expect(() => patch(operation)).toThrow(text);
});

test("a request without a list of operations, or with too many, is refused", () => {
  expect(() => readUserPatch({})).toThrow("Operations must be a list");
  expect(() => patch(...Array.from({ length: 1001 }, () => ({ op: "remove", path: "title" })))).toThrow("at most 1000");
});

test("the prototype of objects can't be changed or read", () => {
  const evil = JSON.parse(
    `{"Operations":[
      {"op":"add","value":{"__proto__":{"active":false},"constructor":{"prototype":{"x":1}}}},
      {"op":"add","path":"__proto__.polluted","value":true},
      {"op":"add","path":"constructor.prototype","value":{"polluted":true}},
      {"op":"add","path":"toString","value":"x"},
      {"op":"replace","path":"name","value":{"__proto__":{"givenName":"Eve"}}}
    ]}`,
  ) as object;
  expect(() => readUserPatch(evil)).toThrow("The path of an operation is malformed");
  const Operations = [{ op: "add", path: "constructor.prototype", value: { polluted: true } }];
  const changes = readUserPatch({ Operations });
  expect(Object.keys(changes)).toEqual([]);
  expect(Object.getPrototypeOf(changes)).toBe(Object.prototype);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  const inherited = Object.create({ Operations: [{ op: "remove", path: "externalId" }] }) as object;
  expect(() => readUserPatch(inherited)).toThrow("Operations must be a list");
});

test("a new person is read from a whole resource", () => {
  const ann = {
    schemas: ["urn:ietf:params:scim:schemas:core:2.0:User", ENTERPRISE],
    userName: "ann@example.com",
    externalId: "00u1",
    name: { formatted: "Ann B. Lee", givenName: "Ann", familyName: "Lee" },
    emails: [{ primary: true, value: "ann@example.com", type: "work" }],
    locale: "en-US",
    groups: [],
    password: "never kept",
    active: true,
  };
  expect(readNewUser(ann)).toEqual({
    userName: "ann@example.com",
    externalId: "00u1",
    formatted: "Ann B. Lee",
    givenName: "Ann",
    familyName: "Lee",
    email: "ann@example.com",
    active: true,
  });
  expect(() => readNewUser({ ...ann, userName: "" })).toThrow("userName is required");
});

test("a PUT clears what it leaves out, but not the manager or the state", () => {
  expect(readWholeUser({ userName: "ann" })).toEqual({
    userName: "ann",
    externalId: null,
    displayName: null,
    givenName: null,
    familyName: null,
  });
});
