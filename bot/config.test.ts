import { describe, expect, test } from "@jest/globals";
import { readConfig } from "./config.ts";
import { ConfigError } from "./environment.ts";

const LONG = "a secret long enough";

describe("without any settings", () => {
  test("every setting has its default, and no external service is configured", () => {
    expect(readConfig({})).toEqual({
      isProduction: false,
      port: 3000,
      host: "127.0.0.1",
      databaseConnections: 41,
      dataDir: "./.data",
      logLevel: "info",
      requestsPerAddress: 500,
      sessionDays: 7,
      logLinks: false,
      allowsPrivateAddresses: false,
    });
  });

  test("an empty variable counts as unset", () => {
    expect(readConfig({ PORT: "", APP_URL: " ", GOOGLE_CLIENT_ID: "" })).toEqual(readConfig({}));
  });

  test("production listens on every interface", () => {
    const env = { NODE_ENV: "production", SESSION_SECRET: LONG, ENCRYPTION_KEYS: LONG };
    expect(readConfig(env)).toMatchObject({ isProduction: true, host: "0.0.0.0" });
  });
});

describe("reading settings", () => {
  test.each<[Record<string, string>, object]>([
    [{ PORT: "8080" }, { port: 8080 }],
    [{ APP_URL: "http://leave.test:8080/" }, { appUrl: "http://leave.test:8080" }],
    [
      { APP_URL: "https://leave.test", TRUST_PROXY: "1" },
      { appUrl: "https://leave.test", trustProxy: 1 },
    ],
    [{ TRUST_PROXY: "loopback, 10.0.0.0/8" }, { trustProxy: "loopback, 10.0.0.0/8" }],
    [{ TRUST_PROXY: "2" }, { trustProxy: 2 }],
    [{ TRUST_PROXY: "2", REQUESTS_PER_ADDRESS: "50" }, { requestsPerAddress: undefined }],
    [{ REQUESTS_PER_ADDRESS: "50" }, { requestsPerAddress: 50 }],
    [{ SESSION_SECRET: `${LONG} 2, ${LONG} 1` }, { sessionSecrets: [`${LONG} 2`, `${LONG} 1`] }],
    [{ METRICS_TOKEN: "a-token-long-enough" }, { metricsToken: "a-token-long-enough" }],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318" }, { tracesTo: "http://collector:4318" }],
    [{ ENCRYPTION_KEYS: `${LONG} 2, ${LONG} 1` }, { encryptionKeys: [`${LONG} 2`, `${LONG} 1`] }],
    [
      { GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret" },
      { google: { clientId: "id", clientSecret: "secret" } },
    ],
    [
      { GOOGLE_CALENDAR_CLIENT_ID: "id", GOOGLE_CALENDAR_CLIENT_SECRET: "secret" },
      { google: undefined, googleCalendar: { clientId: "id", clientSecret: "secret" } },
    ],
    [
      { MICROSOFT_CLIENT_ID: "id", MICROSOFT_CLIENT_SECRET: "secret" },
      { microsoftCalendar: { clientId: "id", clientSecret: "secret", tenant: "common" } },
    ],
    [{ AVATAR_URL: "https://faces.test/{name}" }, { avatarUrl: "https://faces.test/{name}" }],
    [{ DATABASE_URL: "postgres://me@db/awayday" }, { databaseUrl: "postgres://me@db/awayday" }],
    [{ DATABASE_POOL_SIZE: "30" }, { databaseConnections: 30 }],
    [{ LOG_LINKS: "true" }, { logLinks: true }],
    [{ LOG_LINKS: "false" }, { logLinks: false }],
    [{ ALLOW_PRIVATE_ADDRESSES: "true" }, { allowsPrivateAddresses: true }],
  ])("%j", (env, expected) => expect(readConfig(env)).toMatchObject(expected));
});

describe("a wrong or missing setting stops the start with one line that names it", () => {
  test.each<[string, Record<string, string>]>([
    ["PORT", { PORT: "eighty" }],
    ["PORT", { PORT: "70000" }],
    ["PORT", { PORT: "-1" }],
    ["HOST", { HOST: "a b" }],
    ["LOG_LINKS", { LOG_LINKS: "yes" }],
    ["ALLOW_PRIVATE_ADDRESSES", { ALLOW_PRIVATE_ADDRESSES: "1" }],
    ["APP_URL", { APP_URL: "leave.test" }],
    ["APP_URL", { APP_URL: "ftp://leave.test" }],
    ["APP_URL", { APP_URL: "http://leave.test/awayday" }],
    ["TRUST_PROXY", { APP_URL: "https://leave.test" }],
    ["TRUST_PROXY", { APP_URL: "https://leave.test", TRUST_PROXY: "false" }],
    ["TRUST_PROXY", { TRUST_PROXY: "my-proxy" }],
    ["TRUST_PROXY", { TRUST_PROXY: "true" }],
    ["TRUST_PROXY", { TRUST_PROXY: "0.0.0.0/0" }],
    ["TRUST_PROXY", { TRUST_PROXY: "::/0" }],
    ["TRUST_PROXY", { TRUST_PROXY: "1000" }],
    ["TRUST_PROXY", { TRUST_PROXY: "10.0.0.0/64" }],
    ["DATABASE_URL", { DATABASE_URL: "mysql://db/awayday" }],
    ["SESSION_SECRET", { NODE_ENV: "production", ENCRYPTION_KEYS: LONG }],
    ["ENCRYPTION_KEYS", { NODE_ENV: "production", SESSION_SECRET: LONG }],
    ["SESSION_SECRET", { SESSION_SECRET: "short" }],
    ["SESSION_SECRET", { SESSION_SECRET: `${LONG},short` }],
    ["METRICS_TOKEN", { METRICS_TOKEN: "short" }],
    ["OTEL_EXPORTER_OTLP_ENDPOINT", { OTEL_EXPORTER_OTLP_ENDPOINT: "collector:4318" }],
    ["ENCRYPTION_KEYS", { ENCRYPTION_KEYS: `${LONG},short` }],
    ["GOOGLE_CLIENT_SECRET", { GOOGLE_CLIENT_ID: "id" }],
    ["GOOGLE_CLIENT_ID", { GOOGLE_CLIENT_SECRET: "secret" }],
    ["GOOGLE_TOKEN_URL", { GOOGLE_TOKEN_URL: "token" }],
    ["GOOGLE_CALENDAR_CLIENT_SECRET", { GOOGLE_CALENDAR_CLIENT_ID: "id" }],
    ["MICROSOFT_CLIENT_ID", { MICROSOFT_CLIENT_SECRET: "secret" }],
    ["MICROSOFT_TENANT", { MICROSOFT_TENANT: "common/oauth2" }],
    ["SLACK_SIGNING_SECRET", { SLACK_CLIENT_ID: "id", SLACK_CLIENT_SECRET: "secret" }],
    ["SLACK_CLIENT_ID", { SLACK_APP_TOKEN: "xapp-1" }],
    ["SMTP_URL", { SMTP_URL: "mail.test:25" }],
    ["MAIL_FROM", { MAIL_FROM: "nobody" }],
    ["AVATAR_URL", { AVATAR_URL: "https://faces.test/" }],
    ["AVATAR_URL", { AVATAR_URL: "javascript:{name}" }],
    ["LOG_LEVEL", { LOG_LEVEL: "loud" }],
    ["DATABASE_POOL_SIZE", { DATABASE_POOL_SIZE: "14" }],
    ["SESSION_DAYS", { SESSION_DAYS: "31" }],
    ["SESSION_DAYS", { SESSION_DAYS: "0" }],
  ])("%s in %j", (name, env) => {
    const message = messageOf(env);
    expect(message).toMatch(new RegExp(`^${name} is (wrong|missing): [^\\n]+$`));
  });

  test("TRUST_PROXY=true is refused with a line that names a safe value", () => {
    expect(messageOf({ APP_URL: "https://leave.test", TRUST_PROXY: "true" })).toBe(
      "TRUST_PROXY is wrong: it must be the number of proxies in front of Awayday, like 1, or their addresses separated by commas, like 10.0.0.0/8; true would trust anyone",
    );
  });

  test("the line never shows a secret", () => {
    expect(messageOf({ SESSION_SECRET: "hunter2" })).not.toContain("hunter2");
  });
});

function messageOf(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return "nothing was wrong";
}
