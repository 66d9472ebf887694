import { expect, test } from "@jest/globals";
import { linkGoogle } from "#bot/operations/auth/google/linkGoogle.ts";
import { expectRefusal } from "#tests/asserting/expectRefusal.ts";
import { googleBrowser } from "#tests/servers/googleBrowser.ts";
import { googleProvider } from "#tests/servers/googleProvider.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { turnOnSecondFactor } from "#tests/arranging/secondFactor.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { hire, PASSWORD, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const clock = testClock();
const google = await googleProvider();
const { url, as } = await httpServer(clock, { google: google.config });
const { owner, erin, ezra } = await testOrganization();

test("a sign-in with Google also requires the second factor, and then continues to the requested page", async () => {
  google.account = { sub: "erin", email: erin.email, email_verified: true, name: "Erin" };
  const linking = googleBrowser(url);
  await linking.post("/api/auth/login", { email: erin.email, password: PASSWORD });
  const { goTo } = (await (await linking.post("/api/auth/google-link", { password: PASSWORD })).json()) as {
    goTo: string;
  };
  await linking.signIn(goTo);
  const app = await turnOnSecondFactor(await as(erin), clock);

  const browser = googleBrowser(url);
  expect(await browser.signIn("/auth/google?goTo=/requests")).toBe("/login/second-factor?then=%2Frequests");
  expect((await browser.call("/api/auth/user")).status).toBe(401);
  expect((await browser.post("/api/auth/second-factor", { code: app.nextCode() })).status).toBe(200);
  expect(await browser.me()).toMatchObject({ email: erin.email });
});

test("linking Google requires the password, and a code if the person has a second factor", async () => {
  const browser = await as(ezra);
  const app = await turnOnSecondFactor(browser, clock);
  const link = (code?: string) => browser.send("POST", "/api/auth/google-link", { password: PASSWORD, code });
  const missing = "Enter the 6-digit code from your authenticator app";
  await expectRefusal(() => link(), [400, "invalid_input", missing, { code: missing }]);
  expect(await link("000000")).toMatchObject({ status: 400, body: { code: "wrong_code" } });
  const back = await browser.get("/auth/google/link");
  expect(back.headers.get("location")).toBe("/?error=not_confirmed");
  expect(await link(app.nextCode())).toMatchObject({ status: 200, body: { goTo: "/auth/google/link" } });
});

test("unlinking Google requires the password, and a code if the person has a second factor", async () => {
  const linked = await hire(owner, "Uma");
  await linkGoogle(linked, {
    subject: "uma",
    email: "uma@x.example",
    isEmailVerified: true,
    name: null,
    hostedDomain: null,
  });
  const browser = await as(linked);
  const app = await turnOnSecondFactor(browser, clock);
  const unlink = (body: object) => browser.send("POST", "/api/auth/google-link/unlink", body);
  expect(await unlink({ code: app.nextCode() })).toMatchObject({
    status: 400,
    body: { error: "Current password is required" },
  });
  const missing = "Enter the 6-digit code from your authenticator app";
  await expectRefusal(() => unlink({ password: PASSWORD }), [400, "invalid_input", missing, { code: missing }]);
  expect(await unlink({ password: PASSWORD, code: "000000" })).toMatchObject({ body: { code: "wrong_code" } });
  expect((await browser.get("/api/auth/google-link")).body).toMatchObject({ hasGoogle: true });
  expect((await unlink({ password: PASSWORD, code: app.nextCode() })).status).toBe(204);
  expect((await browser.get("/api/auth/google-link")).body).toMatchObject({ hasGoogle: false });
});

test("linking and unlinking Google end all other sessions and sign-ins that wait for a code, and keep the current session", async () => {
  const person = await hire(owner, "Vera");
  const app = await turnOnSecondFactor(await as(person), clock);
  google.account = { sub: "vera", email: "vera@x.example", email_verified: true, name: "Vera" };
  const halfSignedIn = async () => {
    const browser = googleBrowser(url);
    expect((await browser.post("/api/auth/login", { email: person.email, password: PASSWORD })).status).toBe(202);
    return browser;
  };
  const finish = (browser: ReturnType<typeof googleBrowser>) =>
    browser.post("/api/auth/second-factor", { code: app.nextCode() });
  const signedIn = async () => {
    const browser = await halfSignedIn();
    expect((await finish(browser)).status).toBe(200);
    return browser;
  };
  const own = await signedIn();
  const confirmed = (path: string) => own.post(path, { password: PASSWORD, code: app.nextCode() });
  const link = async () => {
    await confirmed("/api/auth/google-link");
    expect(await own.signIn("/auth/google/link")).toBe("/dashboard");
  };
  const unlink = async () => expect((await confirmed("/api/auth/google-link/unlink")).status).toBe(204);
  for (const act of [link, unlink]) {
    const [other, waiting] = [await signedIn(), await halfSignedIn()];
    await act();
    expect(await own.me()).toMatchObject({ id: person.userId });
    expect((await other.call("/api/auth/user")).status).toBe(401);
    expect((await finish(waiting)).status).toBe(401);
  }
});
