import { beforeEach, describe, expect, test } from "@jest/globals";
import { redirectErrorText } from "#core/links/redirectErrors.ts";
import { database } from "#db/connect.ts";
import { sendInvitation } from "#bot/operations/invitations/sendInvitation.ts";
import { configureOperations, operationsRuntime } from "#bot/operations/runtime.ts";
import { googleBrowser } from "#tests/servers/googleBrowser.ts";
import { googleProvider } from "#tests/servers/googleProvider.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { changesNotified } from "#tests/asserting/changesNotified.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, PASSWORD, testClock } from "#tests/arranging/testOrganization.ts";
import { totpCode } from "#tests/arranging/totpCode.ts";

await testDatabase();
const clock = testClock();
const google = await googleProvider();
const { url, as } = await httpServer(clock, { google: google.config });
const owner = await foundTestOrganization();
const { organizationId } = owner;

type Someone = ReturnType<typeof googleBrowser>;
const errorIn = (address: string) => redirectErrorText(new URL(address, url).searchParams.get("error")) ?? null;
const choose = (email: string) => void (google.account = { sub: email, email, email_verified: true, name: "Ann" });
let count = 0;
async function joined(): Promise<{ someone: Someone; email: string }> {
  const email = `person${++count}@org1.example`;
  choose(email);
  const { token } = await sendInvitation(owner, { email, role: "Employee", officeId: owner.officeId });
  const someone = googleBrowser(url);
  expect(await someone.signIn(`/auth/google?invitationToken=${token}`)).toBe("/");
  return { someone, email };
}
const send = (someone: Someone, method: string, path: string, body: object) =>
  someone.call(path, { method, body: JSON.stringify(body), headers: { "content-type": "application/json" } });
async function askFor(someone: Someone, purpose: string) {
  expect(await (await someone.post("/api/auth/google-confirmation", { purpose })).json()).toEqual({
    goTo: "/auth/google/confirm",
  });
}
async function confirm(someone: Someone, purpose: string) {
  await askFor(someone, purpose);
  expect(await someone.signIn("/auth/google/confirm")).toBe("/dashboard?profile");
}
const read = async (someone: Someone, path: string) => (await (await someone.call(path)).json()) as object;
const codeOf = async (answer: Response) =>
  answer.status < 300 ? "done" : ((await answer.json()) as { code: string }).code;
const changeEmail = async (someone: Someone, email: string) => codeOf(await someone.post("/api/auth/email", { email }));
const setPassword = async (someone: Someone, newPassword = "a first password", code?: string) =>
  codeOf(await send(someone, "PUT", "/api/auth/password", { newPassword, code }));
const wait = (minutes: number) => clock.setInstant(new Date(clock.now().getTime() + minutes * 60_000));

const setGoogleOnly = (on: boolean) =>
  database().pool.query("UPDATE organizations SET google_only = $2 WHERE id = $1", [organizationId, on]);

beforeEach(() => clock.set("2027-03-01"));

describe("a person without a password", () => {
  test("changes their email after confirming it with Google, once", async () => {
    const { someone } = await joined();
    expect(await read(someone, "/api/auth/email")).toMatchObject({ hasPassword: false, confirmBy: "google" });
    expect(await changeEmail(someone, "moved@org1.example")).toBe("confirm_with_google");
    await confirm(someone, "email");
    expect(await lastAuditEntry(organizationId)).toMatchObject({
      action: "confirmWithGoogle",
      after: { google: "confirmed", for: "email" },
    });
    expect(await read(someone, "/api/auth/email")).toMatchObject({ confirmBy: "nothing" });
    expect(await changeEmail(someone, owner.email)).toBe("email_taken");
    expect(await changeEmail(someone, "moved@org1.example")).toBe("done");
    expect(await someone.me()).toMatchObject({ email: "moved@org1.example" });
    expect(await changeEmail(someone, "again@org1.example")).toBe("confirm_with_google");
  });

  test("has ten minutes for the change", async () => {
    const { someone } = await joined();
    await confirm(someone, "email");
    wait(10);
    expect(await changeEmail(someone, "late@org1.example")).toBe("confirm_with_google");
  });

  test("sets a first password after confirming with Google, and can then sign in and confirm changes with the password", async () => {
    const { someone, email } = await joined();
    expect(await setPassword(someone)).toBe("confirm_with_google");
    await confirm(someone, "password");
    expect(await setPassword(someone)).toBe("done");
    const other = googleBrowser(url);
    expect((await other.post("/api/auth/login", { email, password: "a first password" })).status).toBe(200);
    expect(await setPassword(someone, "another password")).toBe("has_password");
    expect(await read(someone, "/api/auth/email")).toMatchObject({ hasPassword: true, confirmBy: "password" });
    const unlink = { password: "a first password" };
    expect(await codeOf(await someone.post("/api/auth/google-link/unlink", unlink))).toBe("done");
    const me = (await someone.me()) as { id: string };
    expect(await changesNotified({ userId: me.id })).toEqual(["passwordSet", "googleUnlinked"]);
  });

  test("can't set a common password as their first", async () => {
    const { someone } = await joined();
    await confirm(someone, "password");
    expect(await setPassword(someone, "Password1")).toBe("common_password");
    expect(await setPassword(someone)).toBe("done");
  });

  test("must enter a code of their second factor to set a first password", async () => {
    const { someone } = await joined();
    const setUp = await someone.post("/api/auth/second-factor/setup", {});
    const { secret } = (await setUp.json()) as { secret: string };
    const code = () => totpCode(secret, clock.now());
    expect(await codeOf(await someone.post("/api/auth/second-factor/confirm", { code: code() }))).toBe("done");
    await confirm(someone, "password");
    expect(await read(someone, "/api/auth/google-link")).toMatchObject({ hasSecondFactor: true });
    expect(await setPassword(someone)).toBe("invalid_input");
    expect(await setPassword(someone, "a first password", "000000")).toBe("wrong_code");
    expect(await setPassword(someone, "a first password", code())).toBe("wrong_code");
    wait(1);
    expect(await read(someone, "/api/auth/google-link")).toMatchObject({ hasPassword: false });
    expect(await setPassword(someone, "a first password", code())).toBe("done");
  });

  test("cancels their pending email change and its link by setting a first password", async () => {
    const { someone } = await joined();
    await confirm(someone, "email");
    configureOperations({ ...operationsRuntime(), sendsMail: true });
    expect(await changeEmail(someone, "pending@org1.example")).toBe("done");
    configureOperations({ ...operationsRuntime(), sendsMail: false });
    expect(await read(someone, "/api/auth/email")).toMatchObject({ pending: { email: "pending@org1.example" } });
    await confirm(someone, "password");
    expect(await setPassword(someone)).toBe("done");
    expect(await read(someone, "/api/auth/email")).toMatchObject({ pending: null });
  });

  test("sets up a second factor long after signing in", async () => {
    const { someone } = await joined();
    wait(30);
    const setUp = async () => codeOf(await someone.post("/api/auth/second-factor/setup", {}));
    expect(await read(someone, "/api/auth/second-factor")).toMatchObject({ confirmBy: "google" });
    expect(await setUp()).toBe("confirm_with_google");
    await confirm(someone, "secondFactor");
    expect(await setUp()).toBe("done");
    expect(await setUp()).toBe("confirm_with_google");
  });

  test("with a password that isn't accepted changes their email by confirming with Google", async () => {
    const { someone } = await joined();
    await confirm(someone, "password");
    expect(await setPassword(someone)).toBe("done");
    await setGoogleOnly(true);
    expect(await read(someone, "/api/auth/email")).toMatchObject({ confirmBy: "google" });
    await confirm(someone, "email");
    expect(await changeEmail(someone, "google.only@org1.example")).toBe("done");
    expect(await setPassword(someone)).toBe("google_only");
    await setGoogleOnly(false);
  });
});

describe("a confirmation with Google", () => {
  test("counts only for the change that it was requested for", async () => {
    const { someone } = await joined();
    await confirm(someone, "password");
    expect(await changeEmail(someone, "other@org1.example")).toBe("confirm_with_google");
    expect(await setPassword(someone)).toBe("done");
  });

  test("counts only in the session that requested it", async () => {
    const { someone } = await joined();
    const there = googleBrowser(url);
    expect(await there.signIn()).toBe("/");
    await confirm(someone, "email");
    expect(await changeEmail(there, "there@org1.example")).toBe("confirm_with_google");
    expect(await changeEmail(someone, "here@org1.example")).toBe("done");
  });

  test("is invalid once the browser signs in again, even as the same person", async () => {
    const { someone } = await joined();
    await askFor(someone, "email");
    const back = await someone.leave("/auth/google/confirm");
    expect(await someone.signIn()).toBe("/");
    expect(errorIn(await someone.goTo(back))).toMatch(/^Google sign-in wasn't completed/);
    expect(await changeEmail(someone, "replayed@org1.example")).toBe("confirm_with_google");
  });

  test("is refused to a Google account other than the person's own", async () => {
    const { someone } = await joined();
    await askFor(someone, "email");
    choose("stranger@org1.example");
    expect(errorIn(await someone.signIn("/auth/google/confirm"))).toMatch(/^This isn't the Google account/);
    expect(await changeEmail(someone, "stolen@org1.example")).toBe("confirm_with_google");
  });

  test("begins only with a call of the page, and makes the person choose an account at Google", async () => {
    const { someone } = await joined();
    expect(errorIn(await someone.goTo("/auth/google/confirm"))).toBe("Please start again in your Profile Settings");
    await askFor(someone, "email");
    const address = new URL(await someone.goTo("/auth/google/confirm"));
    expect(address.searchParams.get("prompt")).toBe("select_account");
    expect(errorIn(await someone.goTo("/auth/google/confirm"))).toBe("Please start again in your Profile Settings");
  });

  test("is refused to a person without a linked Google account", async () => {
    const browser = await as(owner);
    const answer = await browser.send("POST", "/api/auth/google-confirmation", { purpose: "email" });
    expect([answer.status, answer.body.code]).toEqual([409, "not_own_google"]);
    const change = await browser.send("POST", "/api/auth/email", {
      email: "x@org1.example",
      currentPassword: PASSWORD,
    });
    expect(change.status).toBe(201);
  });
});
