import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import type { MutableResponse } from "oauth2-mock-server";
import { SsoConnection } from "#db/models/sso/SsoConnection.ts";
import { curlExamples } from "#tests/arranging/curlExamples.ts";
import { anSsoConnection } from "#tests/arranging/sso/anSsoConnection.ts";
import { testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { googleBrowser } from "#tests/servers/googleBrowser.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { CLIENT } from "#tests/servers/sso/identityProvider.ts";
import { mockProvider, type Tampering } from "#tests/servers/sso/mockProvider.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";

await testDatabase();
const clock = testClock();
const provider = await mockProvider();
const { url } = await httpServer(clock, {}, undefined, { fetch: provider.fetch });
const { owner, erin } = await testOrganization();
// The provider uses the system clock.
clock.setInstant(new Date());
const now = Math.floor(clock.now().getTime() / 1000);
const connection = await anSsoConnection(owner, provider.issuer);
const other = await anSsoConnection(owner, provider.issuer);
await connection.link("erin", erin);

const signIn = async (tampering?: Tampering, browser = googleBrowser(url)) => {
  const page = await browser.goTo(`/auth/sso/${connection.id}`);
  return provider.signIn(page, { sub: "erin" }, tampering);
};
const arrive = async (tampering?: Tampering) => {
  const browser = googleBrowser(url);
  return { at: await browser.goTo(await signIn(tampering, browser)), me: await browser.me() };
};

const decoded = (part = "") => JSON.parse(Buffer.from(part, "base64url").toString()) as object;
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
type Signing = (content: string, correct: string) => string;
const changed =
  (header: object, claims: object, sign: Signing) =>
  ({ body }: MutableResponse) => {
    if (body === "") throw new Error("The provider sent no answer");
    const [head, own, signature = ""] = String(body["id_token"]).split(".");
    const content = `${encoded({ ...decoded(head), ...header })}.${encoded({ ...decoded(own), ...claims })}`;
    body["id_token"] = `${content}.${sign(content, signature)}`;
  };
const bySecret = (content: string) => createHmac("sha256", CLIENT.clientSecret).update(content).digest("base64url");
const without = ({ body }: MutableResponse) => {
  if (body !== "") delete body["id_token"];
};
const refusing = (answer: MutableResponse) =>
  void Object.assign(answer, { statusCode: 400, body: { error: "invalid_grant" } });
const set =
  (name: string, value: string) =>
  ({ searchParams }: URL) =>
    searchParams.set(name, value);

test("people sign in at a provider that verifies PKCE", async () => {
  expect(await arrive()).toMatchObject({ at: "/", me: { id: erin.userId } });
});

test.each<[string, Tampering, string]>([
  ["an ID token of another issuer", { claims: { iss: "https://evil.example.com" } }, "unexpected iss"],
  ["an ID token for another audience", { claims: { aud: "another" } }, "unexpected aud"],
  [
    "an ID token for others besides us",
    { claims: { aud: [CLIENT.clientId, "another"], azp: "another" } },
    "unexpected azp",
  ],
  ["an ID token that was issued to another client", { claims: { azp: "another" } }, "another client (azp)"],
  ["an ID token with another nonce", { claims: { nonce: "another" } }, "unexpected nonce"],
  ["an ID token without a nonce", { claims: { nonce: undefined } }, "unexpected nonce"],
  ["an ID token for another access token", { claims: { at_hash: "another" } }, "at_hash"],
  ["an expired ID token", { claims: { iat: now - 900, exp: now - 600 } }, "has expired"],
  ["an ID token that isn't valid yet", { claims: { nbf: now + 600 } }, "isn't valid yet"],
  ["an unsigned ID token", { answer: changed({ alg: "none" }, {}, () => "") }, "unexpected alg"],
  ["an ID token signed with the client secret", { answer: changed({ alg: "HS256" }, {}, bySecret) }, "unexpected alg"],
  [
    "an ID token changed after it was signed",
    { answer: changed({}, { sub: "owner" }, (_, old) => old) },
    "isn't valid",
  ],
  ["no ID token", { answer: without }, "isn't valid"],
  ["a refusal of the code", { answer: refusing }, "refused"],
  ["the answer of another provider", { returning: set("iss", "https://evil.example.com") }, "unexpected iss"],
])("%s signs nobody in, and Owners see the reason", async (_, tampering, reason) => {
  expect(await arrive(tampering)).toEqual({ at: "/login?error=sso_failed", me: null });
  const { lastError } = (await SsoConnection.findOne({ where: { id: connection.id } })) ?? {};
  expect(lastError).toContain(reason);
});

test.each<[string, (address: URL) => unknown]>([
  ["at the address of another connection", (address) => (address.pathname = `/auth/sso/callback/${other.id}`)],
  ["with another state", set("state", "forged")],
])("an answer %s signs nobody in", async (_, returning) => {
  expect(await arrive({ returning: (address) => void returning(address) })).toEqual({
    at: "/login?error=sso_not_finished",
    me: null,
  });
});

test("a code from another visit signs nobody in, because it has another verifier", async () => {
  const stolen = new URL(await signIn()).searchParams.get("code") ?? "";
  expect(await arrive({ returning: set("code", stolen) })).toEqual({ at: "/login?error=sso_failed", me: null });
});

test("the example of docs/sso.md shows the provider's issuer", async () => {
  const [example = ""] = curlExamples(readFileSync("docs/sso.md", "utf8"));
  const address = example.replace("curl $ISSUER", provider.issuer);
  const answer = await provider.fetch(address);
  expect(JSON.parse(answer.body.toString())).toMatchObject({ issuer: provider.issuer });
});
