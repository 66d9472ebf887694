import { expect, test } from "@jest/globals";
import type { AuditedEvent } from "#core/audit/AuditFacts.ts";
import { auditSentence } from "#core/audit/auditSentence.ts";
import { limits } from "#core/throttling/limits.ts";
import { database } from "#db/connect.ts";
import { keepProvisionedPerson } from "#db/queries/provisioning/keepProvisioned.ts";
import { findFeeds } from "#db/queries/feeds/feeds.ts";
import { findJoinRequests } from "#db/queries/sso/joinRequests.ts";
import { listInvitations } from "#bot/operations/invitations/listInvitations.ts";
import { revokeInvitation } from "#bot/operations/invitations/revokeInvitation.ts";
import { sendInvitation } from "#bot/operations/invitations/sendInvitation.ts";
import { createOffice } from "#bot/operations/offices/createOffice.ts";
import { deactivateUser } from "#bot/operations/people/deactivateUser.ts";
import { readUser } from "#bot/operations/people/readUser.ts";
import { acceptJoinRequest } from "#bot/operations/sso/joins/acceptJoinRequest.ts";
import { transactionally } from "#bot/operations/transactionally.ts";
import { changesNotified } from "#tests/asserting/changesNotified.ts";
import { expectRefusal } from "#tests/asserting/expectRefusal.ts";
import { listOf } from "#tests/asserting/listOf.ts";
import { totpCode } from "#tests/arranging/totpCode.ts";
import {
  foundTestOrganization,
  hire,
  PASSWORD,
  testClock,
  testOrganization,
} from "#tests/arranging/testOrganization.ts";
import { googleBrowser } from "#tests/servers/googleBrowser.ts";
import { type Browser, httpServer } from "#tests/servers/httpServer.ts";
import { CLIENT, identityProvider } from "#tests/servers/sso/identityProvider.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";

await testDatabase();
const clock = testClock();
const provider = await identityProvider(clock);
const records = new Map<string, string[][]>();
const { url, as, withKey } = await httpServer(clock, {}, undefined, {
  fetch: provider.fetch,
  textsOf: (name) => Promise.resolve(records.get(name) ?? []),
});
const { owner, manager, erin } = await testOrganization();
const SSO = "/api/admin/single-sign-on";
const asOwner = await as(owner);
const read = async () => (await asOwner.get(SSO)).body;
const domain = erin.email.split("@")[1] ?? "";

const ownerBrowser = googleBrowser(url);
await ownerBrowser.post("/api/auth/login", { email: owner.email, password: PASSWORD });
const testAs = async (id: string, person: object) => {
  const own = { headers: { "sec-fetch-site": "same-origin" } };
  const page = (await ownerBrowser.call(`/auth/sso/${id}/test`, own)).headers.get("location") ?? "";
  return page.startsWith("https:") ? ownerBrowser.goTo(provider.signIn(page, { ...person })) : page;
};
const edit = (id: string, patch: object) => asOwner.send("PATCH", `${SSO}/connections/${id}`, patch);
const version = async () => (await read()).connections[0].version;
const turnOn = async (id: string, seen?: number) =>
  edit(id, { isOn: true, version: seen ?? (await version()), currentPassword: PASSWORD });
const letJoin = async (joins: string) =>
  edit(connection, { joins, version: await version(), currentPassword: PASSWORD });

async function addConnection(name: string): Promise<string> {
  const { id, proof } = (await read()).next;
  const fields = { id, proof, name, issuer: provider.issuer, ...CLIENT, joins: "off" };
  const { status } = await asOwner.send("POST", `${SSO}/connections`, fields);
  expect(status).toBe(201);
  return id;
}

const connection = await addConnection("Acme ID");
const OWN = { sub: "owner", email: owner.email };
const visitor = () => googleBrowser(url);
const arriveAs = async (person: object, { browser = visitor(), answer = {} } = {}) => {
  const page = await browser.goTo(`/auth/sso/${connection}`);
  const at = await browser.goTo(provider.signIn(page, { ...person }, answer));
  return { at, me: await browser.me() };
};
const lastError = async () => (await read()).connections[0].lastError;

test("a connection is turned on only after a complete sign-in by an Owner, with their password", async () => {
  await expectRefusal(() => turnOn(connection), [409, "not_tested", "Test the connection first"]);
  expect(await visitor().goTo(`/auth/sso/${connection}`)).toBe("/login?error=sso_off");
  expect(await testAs(connection, { sub: "owner" })).toBe(
    `/admin/single-sign-on?tested=${connection}&error=sso_failed`,
  );
  expect(await lastError()).toBe("The provider didn't share a verified email address");
  expect(await testAs(connection, OWN)).toBe(`/admin/single-sign-on?tested=${connection}`);
  expect((await read()).connections[0]).toMatchObject({ isOn: false, lastError: null, testedAt: expect.any(String) });
  expect(await edit(connection, { isOn: true, version: 1 })).toMatchObject({ status: 400 });
  expect(await turnOn(connection, 2)).toMatchObject({ status: 409, body: { code: "changed" } });
  expect((await turnOn(connection)).status).toBe(204);
});

test("only the server chooses the id of a new connection, for the person who opened the form", async () => {
  const { id, proof } = (await read()).next;
  const fields = { id, proof, name: "Mine", issuer: provider.issuer, ...CLIENT, joins: "off" };
  const asAnother = await as(await hire(owner, "Otto", "Owner"));
  const add = { method: "POST", path: `${SSO}/connections` } as const;
  const taken = await asAnother.send(add.method, add.path, fields);
  expect(taken).toMatchObject({ status: 400, body: { fields: { proof: "Please open the form again" } } });
  const changed = await asOwner.send(add.method, add.path, { ...fields, id: connection });
  expect(changed).toMatchObject({ status: 400 });
});

test("a test starts only on our own page", async () => {
  const { headers } = await ownerBrowser.call(`/auth/sso/${connection}/test`, {
    headers: { "sec-fetch-site": "cross-site" },
  });
  expect(headers.get("location")).toBe(`/admin/single-sign-on?tested=${connection}&error=sso_started_elsewhere`);
});

test("a domain is proven by its TXT record, and leads to the connections without naming people", async () => {
  const lookUp = async () => (await visitor().call(`/api/auth/single-sign-on?domain=${domain}`)).json();
  expect((await asOwner.send("POST", `${SSO}/domains`, { domain })).status).toBe(204);
  const [{ id, recordName, recordValue }] = (await read()).domains;
  const check = async () => (await asOwner.send("POST", `${SSO}/domains/${id}/check`)).body;
  expect(await check()).toEqual({ isProven: false });
  expect(await lookUp()).toEqual([]);
  expect(await arriveAs({ sub: "erin", email: erin.email })).toEqual({ at: "/login?error=sso_no_account", me: null });
  records.set(recordName, [[recordValue]]);
  expect(await check()).toEqual({ isProven: true });
  expect(await lookUp()).toEqual([{ id: connection, name: "Acme ID" }]);
  const { rows } = await database().pool.query("SELECT points FROM rate_limits WHERE key LIKE 'sso-domains:%'");
  expect(rows).toEqual([{ points: 2 }]);
});

test("an existing account is linked only after the person signs in with the password", async () => {
  const browser = visitor();
  const person = { sub: "erin", email: erin.email };
  expect(await arriveAs(person, { browser })).toEqual({ at: "/login?error=sso_link_first", me: null });
  expect(await arriveAs(person)).toEqual({ at: "/login?error=sso_link_first", me: null });
  await browser.post("/api/auth/login", { email: erin.email, password: PASSWORD });
  expect(await arriveAs(person)).toMatchObject({ at: "/", me: { id: erin.userId } });
  expect(await arriveAs({ ...person, email: owner.email })).toMatchObject({ me: { id: erin.userId } });
  expect(await arriveAs({ sub: "another", email: erin.email })).toMatchObject({ at: "/login?error=sso_other_linked" });
});

const manage = async (name: string, role: "Employee" | "Manager") => {
  const hired = await hire(owner, name, role);
  const sent = { id: hired.userId, userName: hired.email, externalId: null, displayName: name, isActive: true };
  const person = { ...sent, givenName: null, familyName: null, managesManager: false };
  await transactionally((tx) => keepProvisionedPerson(hired.organizationId, person, { tx, now: clock.now() }));
  return hired;
};

test("only an Employee whom the provider manages by SCIM is linked at once", async () => {
  const [pia, max] = [await manage("Pia", "Employee"), await manage("Max", "Manager")];
  const browser = visitor();
  const confirmBy = async () => (await (await browser.call("/api/auth/second-factor")).json()).confirmBy;
  expect(await arriveAs({ sub: "pia", email: pia.email }, { browser })).toMatchObject({
    at: "/",
    me: { id: pia.userId },
  });
  expect(await confirmBy()).toBe("password");
  await database().pool.query("DELETE FROM passwords WHERE user_id = $1", [pia.userId]);
  expect(await confirmBy()).toBe("nothing");
  expect(await arriveAs({ sub: "max", email: max.email })).toEqual({ at: "/login?error=sso_link_first", me: null });
});

test("a promoted person whom only the provider linked loses their keys, feeds, and calendars, and must confirm the link", async () => {
  const ned = await manage("Ned", "Employee");
  const person = { sub: "ned", email: ned.email };
  const browser = visitor();
  expect(await arriveAs(person, { browser })).toMatchObject({ at: "/", me: { id: ned.userId } });
  const { key } = await (await browser.post("/api/keys", { name: "Script", scopes: ["people:read"] })).json();
  expect((await browser.post("/api/calendar-feeds", { kind: "team" })).status).toBe(201);
  expect((await withKey(key).get("/api/v1/people")).status).toBe(200);
  const { pool } = database();
  await pool.query(
    `INSERT INTO calendar_connections
      (organization_id, id, user_id, office_id, service, subject, account, tokens_sealed, state, created_at)
    SELECT $1, gen_random_uuid(), $2, office, 'google', 's', 'a', 't', 'working', now()
    FROM unnest(ARRAY[NULL, $3::uuid]) office`,
    [ned.organizationId, ned.userId, ned.officeId],
  );
  const setUp = (proof: object) => browser.post("/api/auth/second-factor/setup", proof);
  expect(await (await setUp({})).json()).toMatchObject({ fields: { password: "Current password is required" } });
  const { secret } = await (await setUp({ password: PASSWORD })).json();
  const confirmed = await browser.post("/api/auth/second-factor/confirm", { code: totpCode(secret, clock.now()) });
  expect(confirmed.status).toBe(200);
  expect((await asOwner.send("PATCH", `/api/users/${ned.userId}`, { role: "Manager" })).status).toBe(200);
  expect(await withKey(key).get("/api/v1/people")).toMatchObject({ status: 401 });
  expect(await findFeeds({ ...ned, id: ned.userId })).toEqual([]);
  const ofNed = "SELECT state FROM calendar_connections WHERE user_id = $1";
  expect((await pool.query(ofNed, [ned.userId])).rows).toEqual([{ state: "ending" }, { state: "ending" }]);
  expect(await changesNotified(ned)).toContain("tokensEndedByRole");
  const stopped =
    "SELECT payload -> 'ended' AS ended FROM notifications WHERE event = 'calendar.stopped' AND recipient_id = $1";
  const ended = { service: "google", officeId: ned.officeId, trouble: "accessReset" };
  expect((await pool.query(stopped, [owner.userId])).rows).toEqual([{ ended }]);
  expect(await arriveAs(person, { browser })).toEqual({ at: "/login?error=sso_link_first", me: null });
  await browser.post("/api/auth/login", { email: ned.email, password: PASSWORD });
  expect(await arriveAs(person)).toMatchObject({ at: "/", me: { id: ned.userId } });
});

test("a sign-in at a provider confirms no link, because the provider would vouch for itself", async () => {
  const other = await addConnection("Acme ID for contractors");
  await testAs(other, OWN);
  const { version: seen } = (await read()).connections.find(({ id }: { id: string }) => id === other);
  expect((await turnOn(other, seen)).status).toBe(204);
  const uma = await manage("Uma", "Employee");
  await arriveAs({ sub: "uma", email: uma.email });
  await database().pool.query("DELETE FROM provisioned_people WHERE user_id = $1", [uma.userId]);
  const browser = visitor();
  const leave = () => browser.goTo(`/auth/sso/${other}`);
  const arrive = async () => browser.goTo(provider.signIn(await leave(), { sub: "uma", email: uma.email }));
  expect(await arrive()).toBe("/login?error=sso_link_first");
  expect(await arriveAs({ sub: "uma" }, { browser })).toMatchObject({ at: "/", me: { id: uma.userId } });
  expect(await arrive()).toBe("/login?error=sso_link_first");
  await browser.post("/api/auth/login", { email: uma.email, password: PASSWORD });
  expect(await arrive()).toBe("/");
  await asOwner.send("DELETE", `${SSO}/connections/${other}`, { currentPassword: PASSWORD });
});

test("provisioning can't change the email of a person who only signs in at the provider", async () => {
  const { body: token } = await asOwner.send("POST", "/api/admin/provisioning/tokens", { name: "Directory" });
  const zoe = await manage("Zoe", "Employee");
  await database().pool.query("DELETE FROM passwords WHERE user_id = $1", [zoe.userId]);
  await arriveAs({ sub: "zoe", email: zoe.email });
  const move = { op: "replace", path: "emails", value: [{ type: "work", value: `thief@${domain}` }] };
  const sent = { schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"], Operations: [move] };
  const moved = await withKey(token.key).send("PATCH", `/scim/v2/Users/${zoe.userId}`, sent);
  expect(moved).toMatchObject({ status: 403, body: { detail: expect.stringMatching(/has signed in/) } });
});

test("a sign-in by another person links nothing", async () => {
  const browser = visitor();
  const ida = await hire(owner, "Ida", "Employee");
  expect(await arriveAs({ sub: "ida", email: ida.email }, { browser })).toMatchObject({
    at: "/login?error=sso_link_first",
  });
  await browser.post("/api/auth/login", { email: erin.email, password: PASSWORD });
  expect(await arriveAs({ sub: "ida", email: ida.email })).toMatchObject({
    at: "/login?error=sso_link_first",
    me: null,
  });
});

test("people without an account join as Employees only where the connection allows it", async () => {
  const person = { sub: "nia", email: `nia@${domain}`, name: "Nia New" };
  expect(await arriveAs(person)).toEqual({ at: "/login?error=sso_no_account", me: null });
  expect((await letJoin("employee")).status).toBe(204);
  const joined = { at: "/", me: { name: "Nia New", email: person.email, role: "Employee" } };
  expect(await arriveAs(person)).toMatchObject(joined);
  expect(await arriveAs({ sub: "out", email: "out@elsewhere.example" })).toMatchObject({
    at: "/login?error=sso_no_account",
  });
  expect((await edit(connection, { joins: "off" })).status).toBe(204);
  expect(await arriveAs(person)).toMatchObject(joined);
});

test("an invited Employee who joins gets the place of the invitation, and one invited with a higher role must use it", async () => {
  const { id: officeId } = await createOffice(owner, { name: "Lyon", country: "France", timezone: "Europe/Paris" });
  const place = { officeId, managerId: manager.userId, startDate: "2027-05-03" };
  const [ian, mia] = [`ian@${domain}`, `mia@${domain}`];
  await sendInvitation(owner, { email: ian, role: "Employee", ...place });
  await sendInvitation(owner, { email: mia, role: "Manager", ...place });
  expect(await arriveAs({ sub: "ian", email: ian })).toEqual({ at: "/login?error=sso_invited", me: null });
  await letJoin("employee");
  const { me } = await arriveAs({ sub: "ian", email: ian });
  expect(await readUser(owner, String(me?.["id"]), {})).toMatchObject({ role: "Employee", ...place });
  expect(await arriveAs({ sub: "mia", email: mia })).toEqual({ at: "/login?error=sso_invited", me: null });
  const open = (await listInvitations(owner, {})).filter(({ status }) => status === "pending");
  expect(open.map(({ email }) => email)).toEqual([mia]);
  await letJoin("off");
});

test("where Admins are asked, a person waits until one accepts, and can't ask again after one declined", async () => {
  const JOINS = "/api/admin/join-requests";
  const [kim, lou] = ["kim", "lou"].map((name) => ({ sub: name, email: `${name}@${domain}`, name }));
  if (!kim || !lou) throw new Error("Nobody asks");
  await letJoin("ask");
  for (const person of [kim, kim, lou]) {
    expect(await arriveAs(person)).toEqual({ at: "/login?error=sso_asked", me: null });
  }
  expect(await changesNotified(owner)).toContain("joinAsked");
  const waiting = (await asOwner.get(JOINS)).body;
  expect(waiting).toMatchObject([{ email: kim.email, name: "kim", connectionName: "Acme ID" }, { email: lou.email }]);
  const asking = async () => (await asOwner.get("/api/admin/attention")).body.askingToJoin;
  expect(await asking()).toBe(2);
  await asOwner.send("DELETE", `${JOINS}/${waiting[1].id}`);
  expect(await asking()).toBe(1);
  expect(await arriveAs(lou)).toEqual({ at: "/login?error=sso_declined", me: null });
  expect(await asOwner.send("POST", `${JOINS}/${waiting[1].id}/accept`)).toMatchObject({ status: 404 });
  expect((await asOwner.send("POST", `${JOINS}/${waiting[0].id}/accept`)).status).toBe(204);
  const { at, me } = await arriveAs(kim);
  expect({ at, me }).toMatchObject({ at: "/", me: { email: kim.email, role: "Employee" } });
  expect(await changesNotified({ userId: String(me?.["id"]) })).toEqual(["joinAccepted"]);
  expect([(await asOwner.get(JOINS)).body, await asking()]).toEqual([[], 0]);
  await letJoin("off");
});

test("a person who asks and is then invited as a Manager isn't accepted as an Employee until the invitation is revoked", async () => {
  await letJoin("ask");
  await arriveAs({ sub: "may", email: `may@${domain}` });
  const [{ id }] = (await asOwner.get("/api/admin/join-requests")).body;
  const invitation = await sendInvitation(owner, { email: `may@${domain}`, role: "Manager", officeId: owner.officeId });
  const accept = () => asOwner.send("POST", `/api/admin/join-requests/${id}/accept`);
  expect(await accept()).toMatchObject({ status: 409, body: { code: "already_invited" } });
  await revokeInvitation(owner, invitation.id, {});
  expect((await accept()).status).toBe(204);
  await letJoin("off");
});

test("a person who waits too long must ask again", async () => {
  await letJoin("ask");
  const person = { sub: "moe", email: `moe@${domain}` };
  await arriveAs(person);
  const [{ id }] = (await asOwner.get("/api/admin/join-requests")).body;
  const start = clock.now();
  clock.setInstant(new Date(start.getTime() + 8 * 86_400_000));
  expect(await transactionally((tx) => findJoinRequests(owner.organizationId, clock.now(), tx))).toEqual([]);
  expect(await acceptJoinRequest(owner, id, {}).catch((error: unknown) => error)).toMatchObject({ kind: "missing" });
  clock.setInstant(start);
  await letJoin("off");
});

test("a deactivated person is refused", async () => {
  const paz = await hire(owner, "Paz", "Employee");
  const browser = visitor();
  await arriveAs({ sub: "paz", email: paz.email }, { browser });
  await browser.post("/api/auth/login", { email: paz.email, password: PASSWORD });
  await deactivateUser(owner, paz.userId, {});
  expect(await arriveAs({ sub: "paz", email: paz.email })).toEqual({ at: "/login?error=sso_deactivated", me: null });
});

test("a person who came back with a new account keeps their account at the provider", async () => {
  const [former, pat, rae] = [await manage("Pip", "Employee"), await hire(owner, "Pat"), await hire(owner, "Rae")];
  await arriveAs({ sub: "pip", email: former.email });
  const person = { sub: "pip", email: pat.email };
  expect(await arriveAs(person)).toMatchObject({ at: "/", me: { id: former.userId } });
  await deactivateUser(owner, former.userId, {});
  const refused = { at: "/login?error=sso_deactivated", me: null };
  expect(await arriveAs({ sub: "pip", email: former.email })).toEqual(refused);
  expect(await arriveAs({ sub: "pip", email: `nobody@${domain}` })).toEqual(refused);
  const browser = visitor();
  expect(await arriveAs(person, { browser })).toEqual({ at: "/login?error=sso_link_first", me: null });
  await browser.post("/api/auth/login", { email: rae.email, password: PASSWORD });
  expect(await arriveAs(person, { browser })).toMatchObject({ at: "/login?error=sso_link_first" });
  await browser.post("/api/auth/login", { email: pat.email, password: PASSWORD });
  expect(await arriveAs(person)).toMatchObject({ at: "/", me: { id: pat.userId } });
  expect(await auditOf("freeAccount", former.userId)).toEqual([{ actor: pat.userId, before: { account: "sso" } }]);
});

test("an Employee who came back with an account that the provider manages is signed in at once", async () => {
  const [former, returned] = [await manage("Sam", "Employee"), await manage("Sammy", "Employee")];
  await arriveAs({ sub: "sam", email: former.email });
  await deactivateUser(owner, former.userId, {});
  expect(await arriveAs({ sub: "sam", email: returned.email })).toMatchObject({ at: "/", me: { id: returned.userId } });
  expect(await auditOf("freeAccount", former.userId)).toEqual([{ actor: returned.userId, before: { account: "sso" } }]);
});

const auditOf = async (action: string, subjectId: string) => {
  const events = "SELECT actor_id AS actor, before FROM audit_events WHERE action = $1 AND subject_id = $2";
  return (await database().pool.query(events, [action, subjectId])).rows;
};

const failuresFor = async (reader: Browser): Promise<(AuditedEvent & { id: string })[]> => {
  const filter = { subjectId: connection, action: "failSso" };
  return (await listOf(reader, "audit-events", { filter, range: [0, 199] })).rows;
};

test("only the organization's own Owners see in a connection's log why each sign-in failed", async () => {
  const before = new Set((await failuresFor(asOwner)).map(({ id }) => id));
  const quin = await hire(owner, "Quin", "Employee");
  await deactivateUser(owner, quin.userId, {});
  await arriveAs({ sub: "out", email: "out@elsewhere.example" });
  await arriveAs({ sub: "new", email: `new@${domain}` });
  await arriveAs({ sub: "silent" });
  await arriveAs({ sub: "another", email: erin.email });
  await arriveAs({ sub: "quin", email: quin.email });
  await arriveAs({ sub: "erin" }, { answer: { error: "access_denied" } });
  await testAs(connection, { sub: "owner" });
  provider.tamper({ hasWrongKey: true });
  await arriveAs({ sub: "erin", email: erin.email });
  provider.tamper({});
  const told = (await failuresFor(asOwner)).filter(({ id }) => !before.has(id));
  const nobody = "Someone not signed in failed to sign in";
  expect(told.map(auditSentence).toSorted()).toEqual(
    [
      `${nobody} through Acme ID: The email address from the provider doesn't belong to a verified domain`,
      `${nobody} through Acme ID: No account uses the email address from the provider`,
      `${nobody} through Acme ID: The provider didn't share a verified email address`,
      `${nobody} as Erin through Acme ID: Another account at the provider is linked to the person`,
      `${nobody} as Quin through Acme ID: The person is deactivated`,
      `${nobody} through Acme ID: The sign-in was canceled or refused at the provider`,
      `${String((await ownerBrowser.me())?.["name"])} failed to sign in through Acme ID: The provider didn't share a verified email address`,
      `${nobody} through Acme ID: ${await lastError()}`,
    ].toSorted(),
  );
  expect(JSON.stringify(told)).not.toContain("elsewhere.example");
  expect(await failuresFor(await as(await foundTestOrganization()))).toEqual([]);
});

test("a sign-in that we refuse is the last error of the connection", async () => {
  await arriveAs({ sub: "out", email: "out@elsewhere.example" });
  expect(await lastError()).toBe("The email address from the provider doesn't belong to a verified domain");
});

test("a network address can't fill the audit log with failed sign-ins", async () => {
  const { pool } = database();
  const key = "key LIKE 'sso-failures:%'";
  await arriveAs({ sub: "silent" });
  const before = await failuresFor(asOwner);
  await pool.query(`UPDATE rate_limits SET points = $1 WHERE ${key}`, [limits.ssoFailures.points]);
  expect(await arriveAs({ sub: "out", email: "out@elsewhere.example" })).toMatchObject({
    at: "/login?error=sso_no_account",
  });
  expect(await failuresFor(asOwner)).toEqual(before);
  expect(await lastError()).toBe("The email address from the provider doesn't belong to a verified domain");
  await pool.query(`DELETE FROM rate_limits WHERE ${key}`);
});

const now = () => Math.floor(clock.now().getTime() / 1000);
test.each([
  ["another issuer", { claims: { iss: "https://evil.example.com" } }, "unexpected iss"],
  ["another audience", { claims: { aud: "another" } }, "unexpected aud"],
  ["another audience besides ours", { claims: { aud: ["awayday", "another"] } }, "unexpected a"],
  ["another nonce", { claims: { nonce: "another" } }, "unexpected nonce"],
  ["no nonce", { claims: { nonce: undefined } }, "unexpected nonce"],
  ["another at_hash", { claims: { at_hash: "another" } }, "at_hash"],
  ["a time that has passed", { claims: { iat: now() - 900, exp: now() - 600 } }, "expired"],
  ["no expiry", { claims: { exp: undefined } }, "isn't valid"],
  ["no signature", { header: { alg: "none" } }, "unexpected alg"],
  ["a symmetric signature", { header: { alg: "HS256" } }, "unexpected alg"],
  ["the signature of another key", { hasWrongKey: true }, "isn't valid"],
  ["no subject", { claims: { sub: undefined } }, "isn't valid"],
])("an ID token with %s signs nobody in, and Owners see the reason", async (_, tampering, reason) => {
  provider.tamper(tampering);
  expect(await arriveAs({ sub: "erin", email: erin.email })).toEqual({ at: "/login?error=sso_failed", me: null });
  expect(await lastError()).toContain(reason);
});

test.each([
  ["names another issuer", { iss: "https://evil.example.com" }, "sso_failed"],
  ["has an unknown code", { code: "forged" }, "sso_failed"],
  ["has another state", { state: "forged" }, "sso_not_finished"],
  ["is a refusal", { error: "access_denied" }, "sso_cancelled"],
])("an answer that %s signs nobody in", async (_, answer, error) => {
  expect(await arriveAs({ sub: "erin" }, { answer })).toEqual({ at: `/login?error=${error}`, me: null });
});

test("an answer works once, in the browser that left, and at the address of its connection", async () => {
  const person = { sub: "erin", email: erin.email };
  const browser = visitor();
  const leave = () => browser.goTo(`/auth/sso/${connection}`);
  const stolen = provider.signIn(await leave(), person);
  expect(await visitor().goTo(stolen)).toBe("/login?error=sso_not_finished");
  const mixed = provider.signIn(await leave(), person).replace(connection, await addConnection("Other ID"));
  expect(await browser.goTo(mixed)).toBe("/login?error=sso_not_finished");
  const once = provider.signIn(await leave(), person);
  expect(await browser.goTo(once)).toBe("/");
  expect(await browser.goTo(once)).toBe("/login?error=sso_not_finished");
  const late = provider.signIn(await leave(), person);
  const start = clock.now();
  clock.setInstant(new Date(start.getTime() + 11 * 60_000));
  expect(await browser.goTo(late)).toBe("/login?error=sso_not_finished");
  clock.setInstant(start);
});

test("a provider that states another issuer is refused", async () => {
  provider.setDocument({ issuer: "https://evil.example.com" });
  expect(await visitor().goTo(`/auth/sso/${connection}`)).toBe("/login?error=sso_failed");
  expect(await lastError()).toBe("The provider's discovery document names a different issuer");
  provider.setDocument({});
});

test("the client secret is stored encrypted, and never shown", async () => {
  const { rows } = await database().pool.query("SELECT client_secret_sealed FROM sso_connections");
  expect(JSON.stringify(rows)).not.toContain(CLIENT.clientSecret);
  expect((await asOwner.get(SSO)).body.connections[0]).not.toHaveProperty("clientSecret");
});

test("a new secret turns the connection off until it is tested again", async () => {
  expect((await edit(connection, { clientSecret: "another" })).status).toBe(204);
  expect((await read()).connections[0]).toMatchObject({ isOn: false, testedAt: null });
  expect(await testAs(connection, OWN)).toBe(`/admin/single-sign-on?tested=${connection}&error=sso_failed`);
  expect(await lastError()).toBe("The provider refused the client ID, the client secret, or the authorization code");
  expect(await asOwner.send("DELETE", `${SSO}/connections/${connection}`, {})).toMatchObject({ status: 400 });
  const confirmed = { currentPassword: PASSWORD };
  expect((await asOwner.send("DELETE", `${SSO}/connections/${connection}`, confirmed)).status).toBe(204);
  expect(await changesNotified(owner)).toContain("ssoDeleted");
});
