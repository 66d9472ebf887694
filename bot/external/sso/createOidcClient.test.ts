import { expect, jest, test } from "@jest/globals";
import type { GuardedFetch } from "../guardedFetch.ts";
import { ExternalFailure } from "../ExternalFailure.ts";
import { createOidcClient } from "./createOidcClient.ts";

const settings = {
  issuer: "https://login.example.com",
  clientId: "client",
  clientSecret: "secret",
  redirectUri: "https://awayday.example/back",
};

test("a request to an identity provider has 8 seconds and 128 kB", async () => {
  const fetch = jest.fn<GuardedFetch>(() => Promise.reject(new ExternalFailure("slow", "no full answer")));
  const client = createOidcClient({ fetch, clock: { now: () => new Date("2027-03-01T15:00:00Z") } });
  const secrets = { state: "state", nonce: "nonce", codeVerifier: "verifier" };
  await expect(client.leave(settings, secrets)).rejects.toThrow("The provider didn't respond in time");
  expect(fetch.mock.calls).toEqual([
    [
      "https://login.example.com/.well-known/openid-configuration",
      expect.objectContaining({ timeoutMs: 8000, maxBytes: 128 * 1024 }),
    ],
  ]);
});
