import { request } from "node:http";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { aSandbox, SANDBOX_CLIENT } from "#tests/slack/aSandbox.ts";
import { startSandbox } from "./startSandbox.ts";

/** The example from Slack's documentation of request signing. */
const DOCUMENTED = {
  secret: "8f742231b10e8888abcd99yyyzzz85a5",
  timestamp: "1531420618",
  body: "token=xyzz0WbapA4vBCDEFasx0q6G&team_id=T1DC2JH3J&team_domain=testteamnow&channel_id=G8PSS9T3V&channel_name=foobar&user_id=U2CERLKJA&user_name=roadrunner&command=%2Fwebhook-collect&text=&response_url=https%3A%2F%2Fhooks.slack.com%2Fcommands%2FT1DC2JH3J%2F397700885554%2F96rGlfmibIGlgcZRskXaIFfN&trigger_id=398738663015.47445629121.803a0bc887a14d10d2c447fce8b6703c",
  signature: "v0=a2114d57b48eac39b9ad189dd8316235a7b4a8d21a10bd27519666489c69b503",
};
const { app, sandbox, client, clientWith } = await aSandbox(DOCUMENTED.secret);

beforeEach(() => {
  app.answer = () => undefined;
  app.received.length = 0;
});

describe("a request to the app", () => {
  test("is signed as Slack documents it", async () => {
    await sandbox.send(DOCUMENTED.body, { "x-slack-request-timestamp": DOCUMENTED.timestamp });
    expect(app.received[0]).toMatchObject({
      text: DOCUMENTED.body,
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        "x-slack-request-timestamp": DOCUMENTED.timestamp,
        "x-slack-signature": DOCUMENTED.signature,
      },
    });
  });

  test("has a wrong or missing signature if a test requests it", async () => {
    await sandbox.send("a=1", { "x-slack-signature": "v0=00" });
    await sandbox.send("a=1", { "x-slack-signature": "" });
    expect(app.received[0]?.headers["x-slack-signature"]).toBe("v0=00");
    expect(app.received[1]?.headers).not.toHaveProperty("x-slack-signature");
  });

  test("returns the app's status", async () => {
    app.answer = () => 401;
    expect(await sandbox.send("a=1")).toMatchObject({ status: 401 });
  });
});

describe("events", () => {
  test("are JSON with a unique id, and are repeated if a test requests it", async () => {
    await sandbox.event("T1", { type: "team_join" });
    await sandbox.event(
      "T1",
      { type: "team_join" },
      { eventId: "Ev1", retryNum: 1, at: new Date("2027-03-01T12:00Z") },
    );
    const [first, second] = app.received;
    expect(first?.headers).toMatchObject({ "content-type": "application/json" });
    expect(first?.headers).not.toHaveProperty("x-slack-retry-num");
    expect(first?.body).toMatchObject({ type: "event_callback", team_id: "T1", event: { type: "team_join" } });
    expect(second?.headers).toMatchObject({ "x-slack-retry-num": "1", "x-slack-retry-reason": "http_timeout" });
    expect(second?.body).toMatchObject({ event_id: "Ev1", event_time: 1_803_902_400 });
    expect(first?.body["event_id"]).not.toBe(second?.body["event_id"]);
  });

  test("report revoked tokens and the app's removal", async () => {
    const other = clientWith(sandbox.installation("T2").botToken);
    await sandbox.revokeTokens("T2");
    await expect(other.auth.test()).rejects.toThrow("token_revoked");
    const another = clientWith(sandbox.installation("T2").botToken);
    await sandbox.uninstall("T2");
    await expect(another.auth.test()).rejects.toThrow("account_inactive");
    expect(app.received.map(({ body }) => body["event"])).toMatchObject([
      { type: "tokens_revoked", tokens: { bot: ["UBOTT2"] } },
      { type: "app_uninstalled" },
    ]);
    expect(await client.auth.test()).toMatchObject({ ok: true });
  });
});

const codeOf = (location: string) => new URL(location).searchParams.get("code") ?? "";

describe("the authorization page", () => {
  const back = "http://127.0.0.1:1/back";
  const wish = new URLSearchParams({
    client_id: "client",
    scope: "commands,chat:write",
    state: "s<1>",
    redirect_uri: back,
  });
  const address = `${sandbox.authorizeUrl}?${wish.toString()}`;
  const exchange = (code: string, more: object = {}) =>
    clientWith(undefined).oauth.v2.access({
      client_id: SANDBOX_CLIENT.clientId,
      client_secret: SANDBOX_CLIENT.clientSecret,
      redirect_uri: back,
      code,
      ...more,
    });

  test("offers the workspaces, and redirects back with a code and the state", async () => {
    const page = await (await fetch(address)).text();
    expect(page).toContain(`<option value="T1">Acme</option>`);
    expect(page).toContain(`value="s&lt;1&gt;"`);
    const answer = await fetch(`${address}&team=T2&answer=allow`, { redirect: "manual" });
    const location = answer.headers.get("location") ?? "";
    expect(location).toMatch(/^http:\/\/127\.0\.0\.1:1\/back\?code=code\w+&state=s%3C1%3E$/);
    expect(await exchange(codeOf(location))).toMatchObject({
      token_type: "bot",
      scope: "commands,chat:write",
      team: { id: "T2", name: "Elsewhere" },
      is_enterprise_install: false,
    });
  });

  test("redirects back without a code after Cancel", async () => {
    const answer = await fetch(`${address}&answer=deny`, { redirect: "manual" });
    expect(answer.headers.get("location")).toBe(`${back}?error=access_denied&state=s%3C1%3E`);
  });

  test("refuses an unknown client id", async () => {
    expect((await fetch(address.replace("client_id=client", "client_id=other"))).status).toBe(400);
  });

  test.each<[string, object, string]>([
    ["another app", { client_id: "other" }, "invalid_client_id"],
    ["a wrong secret", { client_secret: "guess" }, "bad_client_secret"],
    ["another redirect address", { redirect_uri: "http://127.0.0.1:1/elsewhere" }, "bad_redirect_uri"],
    ["a code that was never given", { code: "guess" }, "invalid_code"],
  ])("gives no token for %s", async (_, more, error) => {
    await expect(exchange(codeOf(sandbox.allow(address, "T1")), more)).rejects.toThrow(error);
  });

  test("gives one token for a code, with the requested scopes only", async () => {
    const code = codeOf(sandbox.allow(address, "T1", "UBEN"));
    const { access_token: token, authed_user: user } = await exchange(code);
    expect(user?.id).toBe("UBEN");
    expect(await clientWith(token).chat.postMessage({ channel: "C1", text: "hi" })).toMatchObject({ ok: true });
    await expect(clientWith(token).users.info({ user: "UBEN" })).rejects.toThrow("missing_scope");
    await expect(exchange(code)).rejects.toThrow("code_already_used");
  });
});

describe("the page's calls", () => {
  test("accept only this machine's own host names", async () => {
    const status = await new Promise((resolve) => {
      const asking = request(`${sandbox.url}/page/state`, { headers: { host: "evil.example" } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      asking.end();
    });
    expect(status).toBe(403);
    expect((await fetch(`${sandbox.url}/page/act`, { method: "POST", body: "{}" })).status).toBe(415);
  });
});

describe("a development tool", () => {
  const before = process.env["NODE_ENV"];
  afterEach(() => void (process.env["NODE_ENV"] = before));

  test("refuses to start in production", async () => {
    process.env["NODE_ENV"] = "production";
    await expect(startSandbox({ ...SANDBOX_CLIENT, teams: [], signingSecret: "x" })).rejects.toThrow(
      "does not run in production",
    );
  });

  test("reports that its port is taken", async () => {
    const port = Number(new URL(sandbox.url).port);
    const starting = startSandbox({ ...SANDBOX_CLIENT, teams: [], signingSecret: "x", port });
    await expect(starting).rejects.toMatchObject({ code: "EADDRINUSE" });
  });
});
