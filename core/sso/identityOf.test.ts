import { expect, test } from "@jest/globals";
import { identityOf } from "./identityOf.ts";

const OKTA = { iss: "https://acme.okta.com", sub: "00u1", email: "Ann@Acme.test", name: "Ann Lee" };
const ENTRA = { iss: "https://login.microsoftonline.com/t1/v2.0", sub: "pairwise", tid: "t1", oid: "o1" };

test("a person is known by issuer and subject, and the email is in lowercase", () => {
  const session = { sub: "00u1", sid: "s1" };
  const profile = {
    issuer: "https://acme.okta.com",
    subject: "00u1",
    session,
    email: "ann@acme.test",
    name: "Ann Lee",
  };
  expect(identityOf({ ...OKTA, sid: "s1" })).toEqual(profile);
});

test("at Entra, a person is known by tenant and object id, and the sign-in name can replace the email", () => {
  const found = identityOf({ ...ENTRA, preferred_username: "ann@acme.test" });
  expect(found).toMatchObject({ subject: "t1 o1", session: { sub: "pairwise", sid: null }, email: "ann@acme.test" });
});

test.each([
  ["no subject", { ...OKTA, sub: undefined }],
  ["no issuer", { ...OKTA, iss: "" }],
  ["a subject that can't be stored", { ...OKTA, sub: "00u1\0" }],
  ["no object id at Entra", { ...ENTRA, oid: undefined }],
  ["no tenant at Entra", { ...ENTRA, tid: undefined }],
])("with %s, nobody is identified", (_, claims) => {
  expect(identityOf(claims)).toBeUndefined();
});

test("an email with a look-alike letter isn't the email it imitates", () => {
  expect(identityOf({ ...OKTA, email: "\u212aim@acme.example" })).toMatchObject({ email: null });
});

test.each([false, "false"])("an email with email_verified %p is ignored", (verified) => {
  expect(identityOf({ ...OKTA, email_verified: verified })).toMatchObject({ email: null });
});

test("an invalid email is ignored", () => {
  expect(identityOf({ ...OKTA, email: "ann" })).toMatchObject({ email: null });
});
