import { expect, test } from "@jest/globals";
import { testClock } from "#tests/arranging/testOrganization.ts";
import { refusalOf } from "#tests/asserting/refusalOf.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { limits } from "#core/throttling/limits.ts";
import { takeSsoVisit } from "../../sso/returnFromSso.ts";
import { leaveForGoogle, returnFromGoogle } from "../google/leaveForGoogle.ts";
import { beginVisit } from "./visits.ts";

await testDatabase();
testClock();
const CONNECTION = "01890000-0000-7000-8000-000000000000";
const leaving = { browser: "the same browser", codeVerifier: "verifier", visitor: { source: "web" as const } };
const { ssoOfAddress: ofAddress, ssoOfDevice: ofDevice, ssoOfKnownAddress: ofKnownAddress } = limits;
const toConnection = (kind: string) => {
  const intent = { kind, connectionId: CONNECTION };
  return beginVisit({ ...leaving, intent, limits: { ofAddress, ofDevice, ofKnownAddress } }, (state) => state);
};
const toGoogle = () => leaveForGoogle({ ...leaving, intent: { kind: "sign-in" } });

test.each(["sso", "sso-link"])("a visit (%s) to a connection doesn't end at Google", async (kind) => {
  const state = await toConnection(kind);
  expect(await returnFromGoogle({ browser: leaving.browser, state })).toBeUndefined();
});

test("a visit to Google doesn't end at a connection, and ends at Google once", async () => {
  const atConnection = (state: string) =>
    takeSsoVisit({ connectionId: CONNECTION, browser: leaving.browser, query: new URLSearchParams({ state }) });
  expect(await refusalOf(atConnection(await toGoogle()))).toMatchObject({ code: "sso_not_finished" });
  const returning = { browser: leaving.browser, state: await toGoogle() };
  expect(await returnFromGoogle(returning)).toEqual({ codeVerifier: "verifier", intent: { kind: "sign-in" } });
  expect(await returnFromGoogle(returning)).toBeUndefined();
});
