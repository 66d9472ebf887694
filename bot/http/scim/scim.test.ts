import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "@jest/globals";
import { ENTERPRISE_SCHEMA, ERROR_SCHEMA, USER_SCHEMA } from "#core/provisioning/scimSchemas.ts";
import { limits } from "#core/throttling/limits.ts";
import { database } from "#db/connect.ts";
import { Invitation } from "#db/models/accounts/Invitation.ts";
import { useKey } from "#bot/operations/keys/useKey.ts";
import { createKey } from "#bot/operations/keys/createKey.ts";
import { createFeed } from "#bot/operations/feeds/createFeed.ts";
import { sendInvitation } from "#bot/operations/invitations/sendInvitation.ts";
import { createOffice } from "#bot/operations/offices/createOffice.ts";
import { deactivateUser } from "#bot/operations/people/deactivateUser.ts";
import { editProfile } from "#bot/operations/people/editProfile.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { readUser } from "#bot/operations/people/readUser.ts";
import { readProvisioning } from "#bot/operations/provisioning/readProvisioning.ts";
import { editTeam } from "#bot/operations/teams/editTeam.ts";
import { deleteTeam } from "#bot/operations/teams/deleteTeam.ts";
import { createTeam } from "#bot/operations/teams/createTeam.ts";
import { curl, curlExamples } from "#tests/arranging/curlExamples.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { refusalOf } from "#tests/asserting/refusalOf.ts";
import { foundTestOrganization, hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";

await testDatabase();
const clock = testClock();
const { as, withKey, url } = await httpServer(clock);
const { owner, admin, manager, erin } = await testOrganization();
const stranger = await foundTestOrganization("Elsewhere");
const asOwner = await as(owner);
const { body: token } = await asOwner.send("POST", "/api/admin/provisioning/tokens", { name: "Okta" });
const okta = withKey(token.key);
const PATCH_SCHEMA = "urn:ietf:params:scim:api:messages:2.0:PatchOp";
const UNKNOWN = "01890000-0000-7000-8000-000000000000";
const domain = erin.email.replace(/^.*@/, "");

let count = 0;
const provisioned = async (more: object = {}) => {
  const userName = `p${++count}@${domain}`;
  const emails = [{ primary: true, value: userName, type: "work" }];
  const name = { givenName: "Pat", familyName: `Number${"abcdefghijklmnopqrstuvwxyz".charAt(count)}` };
  const wanted = { schemas: [USER_SCHEMA], userName, name, emails, active: true, ...more };
  return (await okta.send("POST", "/scim/v2/Users", wanted)).body;
};
const patch = (id: string, ...Operations: object[]) =>
  okta.send("PATCH", `/scim/v2/Users/${id}`, { schemas: [PATCH_SCHEMA], Operations });
const patchGroup = (id: string, ...Operations: object[]) =>
  okta.send("PATCH", `/scim/v2/Groups/${id}`, { schemas: [PATCH_SCHEMA], Operations });
const set = (id: string, path: string, value: unknown) => patch(id, { op: "Replace", path, value });
const refused = (status: number, detail: unknown, scimType?: string) => ({
  status,
  body: { schemas: [ERROR_SCHEMA], status: String(status), detail, ...(scimType && { scimType }) },
});
const roleOf = async (id: string) =>
  (await database().pool.query("SELECT role FROM users WHERE id = $1", [id])).rows[0].role as string;

describe("a token", () => {
  test("is shown once, starts with awdi_, and is stored as a hash only", async () => {
    expect(token).toMatchObject({ name: "Okta", service: true, scopes: [], state: "active" });
    expect(token.key).toMatch(/^awdi_/);
    const { rows } = await database().pool.query("SELECT count(*)::int FROM access_tokens WHERE purpose = 'scim'");
    expect(rows[0].count).toBe(1);
    expect((await asOwner.get("/api/keys?view=organization")).body).toEqual([]);
  });

  test("can't use the API, and a key of the API can't provision", async () => {
    expect(await okta.get("/api/v1/key")).toMatchObject({ status: 401, body: { code: "unknown_key" } });
    const { token: key } = await createKey(owner, { name: "Script", scopes: ["people:read"] });
    expect(await withKey(key).get("/scim/v2/Users")).toMatchObject(refused(401, "This token is unknown"));
  });

  test("is required, and refused together with a cookie", async () => {
    const bare = await fetch(`${url}/scim/v2/Users`);
    expect([bare.status, bare.headers.get("www-authenticate")]).toEqual([401, 'Bearer realm="Awayday"']);
    expect(await okta.get("/scim/v2/Users", { cookie: "sid=1" })).toMatchObject({ status: 400 });
    expect((await asOwner.get("/scim/v2/Users")).status).toBe(401);
    expect((await fetch(`${url}/scim/v2/Users`, { method: "OPTIONS" })).status).toBe(401);
  });

  test("can be replaced, but there are at most two", async () => {
    const create = () => asOwner.send("POST", "/api/admin/provisioning/tokens", { name: "Next" });
    const { body: next } = await create();
    expect(await create()).toMatchObject({ status: 409, body: { code: "too_many_tokens" } });
    expect((await withKey(next.key).get("/scim/v2/Users")).status).toBe(200);
    await asOwner.send("DELETE", `/api/admin/provisioning/tokens/${next.id}`);
    expect((await withKey(next.key).get("/scim/v2/Users")).status).toBe(401);
    expect((await asOwner.send("DELETE", `/api/keys/${token.id}`)).status).toBe(404);
  });
});

test("an identity provider finds out what is supported", async () => {
  expect((await okta.get("/scim/v2/ServiceProviderConfig")).body).toMatchObject({
    patch: { supported: true },
    bulk: { supported: false },
    filter: { supported: true, maxResults: 100 },
  });
  const types = (await okta.get("/scim/v2/ResourceTypes")).body;
  expect(types.Resources.map(({ endpoint }: { endpoint: string }) => endpoint)).toEqual(["/Users", "/Groups"]);
  expect((await okta.get("/scim/v2/ResourceTypes/User")).body).toEqual(types.Resources[0]);
  const schemas = (await okta.get("/scim/v2/Schemas")).body;
  expect(schemas.totalResults).toBe(3);
  expect((await okta.get(`/scim/v2/Schemas/${ENTERPRISE_SCHEMA}`)).body).toEqual(schemas.Resources[2]);
  expect(await okta.get("/scim/v2/Schemas/none")).toMatchObject(refused(404, expect.any(String)));
});

describe("Okta's requests", () => {
  test("a person is looked for, added, read, and listed", async () => {
    const missing = await okta.get(
      `/scim/v2/Users?filter=userName%20eq%20%22nobody@${domain}%22&startIndex=1&count=100`,
    );
    expect(missing.body).toMatchObject({ totalResults: 0, Resources: [] });
    const { status, body, headers } = await okta.send("POST", "/scim/v2/Users", {
      schemas: [USER_SCHEMA],
      userName: `Ann@${domain}`,
      name: { givenName: "Ann", familyName: "Lee" },
      emails: [{ primary: true, value: `ann@${domain}`, type: "work" }],
      displayName: "Ann Lee",
      externalId: "00ujl29u0le5T6Aj10h7",
      groups: [],
      active: true,
    });
    expect([status, headers.get("content-type")]).toEqual([201, "application/scim+json; charset=utf-8"]);
    expect(headers.get("location")).toBe(`${url}/scim/v2/Users/${body.id}`);
    expect(body).toMatchObject({
      userName: `Ann@${domain}`,
      externalId: "00ujl29u0le5T6Aj10h7",
      name: { formatted: "Ann Lee", givenName: "Ann", familyName: "Lee" },
      emails: [{ value: `ann@${domain}`, type: "work", primary: true }],
      active: true,
      meta: { resourceType: "User", location: headers.get("location") },
    });
    expect((await okta.get(`/scim/v2/Users/${body.id}`)).body).toEqual(body);
    for (const filter of [`userName eq "ann@${domain.toUpperCase()}"`, 'externalId eq "00ujl29u0le5T6Aj10h7"']) {
      const { body: found } = await okta.get(`/scim/v2/Users?filter=${encodeURIComponent(filter)}`);
      expect(found).toMatchObject({ totalResults: 1, startIndex: 1, itemsPerPage: 1, Resources: [body] });
    }
    expect(await roleOf(body.id)).toBe("Employee");
    expect(await lastAuditEntry(owner.organizationId)).toMatchObject({ action: "provisionPeople", source: "scim" });
  });

  test("a page of the list has people who were there before, with both parts of their names", async () => {
    const { body } = await okta.get("/scim/v2/Users?startIndex=2&count=1");
    expect(body).toMatchObject({ startIndex: 2, itemsPerPage: 1 });
    expect(body.Resources[0].name).toMatchObject({ givenName: expect.any(String), familyName: expect.any(String) });
    expect((await okta.get("/scim/v2/Users?count=0")).body).toMatchObject({ Resources: [], itemsPerPage: 0 });
  });

  test("an existing person isn't added again", async () => {
    const again = await okta.send("POST", "/scim/v2/Users", {
      userName: erin.email.toUpperCase(),
      displayName: "Erin",
    });
    expect(again).toMatchObject(refused(409, expect.any(String), "uniqueness"));
  });

  test("a whole person is replaced, deactivated, and reactivated", async () => {
    const person = await provisioned();
    const put = (change: object) => okta.send("PUT", `/scim/v2/Users/${person.id}`, { ...person, ...change });
    const renamed = await put({ name: { givenName: "Pia", familyName: "Roe" }, displayName: "Pia Roe" });
    expect(renamed).toMatchObject({ status: 200, body: { name: { formatted: "Pia Roe" }, displayName: "Pia Roe" } });
    expect((await put({ active: false })).body.active).toBe(false);
    expect((await put({ active: true })).body.active).toBe(true);
  });
});

describe("Microsoft Entra's requests", () => {
  test("booleans and managers come as text, operations in any case, and paths with conditions", async () => {
    const boss = await provisioned();
    const person = await provisioned({ externalId: "e1" });
    const { status, body } = await patch(
      person.id,
      { op: "Add", path: `${ENTERPRISE_SCHEMA}:manager`, value: boss.id },
      { op: "Replace", path: 'emails[type eq "work"].value', value: `moved@${domain}` },
      { op: "replace", value: { displayName: "Moved Person", "name.familyName": "Person", nickName: "Mo" } },
      { op: "Add", path: 'addresses[type eq "work"].country', value: "France" },
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      displayName: "Moved Person",
      emails: [{ value: `moved@${domain}` }],
      externalId: "e1",
      [ENTERPRISE_SCHEMA]: { manager: { value: boss.id } },
    });
    const removed = await patch(person.id, { op: "Remove", path: `${ENTERPRISE_SCHEMA}:manager` });
    expect(removed.body[ENTERPRISE_SCHEMA]).toBeUndefined();
    expect((await set(person.id, "active", "False")).body.active).toBe(false);
    expect((await set(person.id, "active", "True")).body.active).toBe(true);
    expect(await set(person.id, `${ENTERPRISE_SCHEMA}:manager`, UNKNOWN)).toMatchObject(
      refused(400, "Unknown manager", "invalidValue"),
    );
  });

  test("a person who is invited as an Employee gets the place of the invitation, except a manager that the request replaces or who has left, and one with a higher role must use it", async () => {
    const { id: officeId } = await createOffice(owner, { name: "Lyon", country: "France", timezone: "Europe/Paris" });
    const place = { officeId, managerId: manager.userId, startDate: "2027-05-03" };
    const invited = [`ian@${domain}`, `ina@${domain}`];
    for (const email of invited) await sendInvitation(owner, { email, role: "Employee", ...place });
    const [ian, ina] = [
      await provisioned({ emails: [{ value: invited[0] }] }),
      await provisioned({ emails: [{ value: invited[1] }], [ENTERPRISE_SCHEMA]: { manager: { value: owner.userId } } }),
    ];
    expect(await readUser(owner, ian.id, {})).toMatchObject({ role: "Employee", ...place });
    expect(await readUser(owner, ina.id, {})).toMatchObject({ ...place, managerId: owner.userId });
    const former = await hire(owner, "Nils", "Manager");
    await sendInvitation(owner, { email: `ivo@${domain}`, role: "Employee", ...place, managerId: former.userId });
    await deactivateUser(admin, former.userId, {});
    const { id: ivo } = await provisioned({ emails: [{ value: `ivo@${domain}` }] });
    expect(await readUser(owner, ivo, {})).toMatchObject({ ...place, managerId: null });
    const email = `iris@${domain}`;
    const { id } = await sendInvitation(owner, { email, role: "Manager", ...place });
    const sent = { schemas: [USER_SCHEMA], userName: email, displayName: "Iris" };
    expect(await okta.send("POST", "/scim/v2/Users", sent)).toMatchObject(
      refused(409, expect.stringMatching(/^This person is invited as a Manager/)),
    );
    expect(await Invitation.findOne({ where: { id } })).toMatchObject({ status: "pending" });
  });

  test("a person can't get an email that has a pending invitation for a higher role, and the invitation stays pending", async () => {
    const { id: officeId } = await createOffice(owner, { name: "Lille", country: "France", timezone: "Europe/Paris" });
    const [above, same] = [`heir@${domain}`, `peer@${domain}`];
    const { id } = await sendInvitation(owner, { email: above, role: "Owner", officeId });
    const { id: equal } = await sendInvitation(owner, { email: same, role: "Employee", officeId });
    const person = await provisioned();
    expect(await set(person.id, "emails", [{ primary: true, value: above }])).toMatchObject(
      refused(409, "This email has a pending invitation for a higher role, which must be revoked first"),
    );
    await expect(editUser(admin, person.id, { email: above })).rejects.toMatchObject({ code: "already_invited" });
    expect((await set(person.id, "emails", [{ primary: true, value: same }])).status).toBe(200);
    expect(await Invitation.findOne({ where: { id } })).toMatchObject({ status: "pending" });
    expect(await Invitation.findOne({ where: { id: equal } })).toMatchObject({ status: "revoked" });
  });

  test("wrong requests are refused as RFC 7644 describes", async () => {
    const { id } = await provisioned();
    expect(await set(id, "emails[type eq", "x")).toMatchObject(refused(400, expect.any(String), "invalidPath"));
    expect(await set(id, "active", "maybe")).toMatchObject(refused(400, expect.any(String), "invalidValue"));
    expect(await set(id, "externalId", "a\0b")).toMatchObject(refused(400, expect.any(String), "invalidValue"));
    expect(await okta.get("/scim/v2/Users?filter=userName%20eq%20%22%5Cu0000%22")).toMatchObject(
      refused(400, expect.any(String), "invalidFilter"),
    );
    expect(await okta.get('/scim/v2/Users?filter=userName%20co%20"a"')).toMatchObject(
      refused(400, expect.any(String), "invalidFilter"),
    );
    expect(await okta.get(`/scim/v2/Users/${UNKNOWN}`)).toMatchObject(refused(404, expect.any(String)));
    expect(await okta.get("/scim/v2/Bulk")).toMatchObject(refused(404, "Unknown call"));
    const wrongType = await fetch(`${url}/scim/v2/Users/${id}`, {
      method: "PATCH",
      headers: { authorization: `Bearer ${token.key}`, "content-type": "text/plain" },
      body: "{}",
    });
    expect(wrongType.status).toBe(415);
  });
});

describe("deactivation", () => {
  test("ends sessions, API keys, calendar feeds, and Slack at once, even if something else in the request is wrong", async () => {
    const leaver = await hire(owner, "Leaver");
    const session = await as(leaver);
    const { token: key } = await createKey(leaver, { name: "Script", scopes: ["people:read"] });
    await createFeed(leaver, { kind: "own" });
    const change = { active: "False", emails: [{ value: "not an address" }], displayName: "www.example.com" };
    expect((await patch(leaver.userId, { op: "replace", value: change })).body.active).toBe(false);
    expect((await session.get("/api/auth/user")).status).toBe(401);
    expect(await refusalOf(useKey(key))).toMatchObject({ code: "revoked_key" });
    const { rows } = await database().pool.query("SELECT FROM calendar_feeds WHERE user_id = $1", [leaver.userId]);
    expect(rows).toEqual([]);
    const entry = await lastAuditEntry(owner.organizationId);
    expect(entry).toMatchObject({
      action: "deactivateUser",
      source: "scim",
      subjectId: leaver.userId,
      actorId: owner.userId,
    });
  });

  test("by DELETE keeps the person, who comes back when they are added again", async () => {
    const { id, userName, meta: _, ...person } = await provisioned();
    expect((await okta.send("DELETE", `/scim/v2/Users/${id}`)).status).toBe(204);
    expect((await okta.get(`/scim/v2/Users/${id}`)).status).toBe(404);
    const filter = encodeURIComponent(`userName eq "${userName}"`);
    expect((await okta.get(`/scim/v2/Users?filter=${filter}`)).body.totalResults).toBe(0);
    const back = await okta.send("POST", "/scim/v2/Users", { ...person, userName });
    expect(back).toMatchObject({ status: 201, body: { id, active: true } });
  });

  test("works although another person has the userName, which can't be kept", async () => {
    await provisioned({ userName: `sam@${domain}`, emails: [{ value: `sam.reed@${domain}`, type: "work" }] });
    const { userId } = await hire(owner, "Sam");
    const taken = refused(409, "Another person has this userName", "uniqueness");
    expect(await set(userId, "displayName", "Sam")).toMatchObject(taken);
    expect(await set(userId, "active", false)).toMatchObject({ status: 200, body: { active: false } });
    expect((await okta.send("DELETE", `/scim/v2/Users/${userId}`)).status).toBe(204);
    expect((await okta.get(`/scim/v2/Users/${userId}`)).status).toBe(404);
  });

  test("of the last Owner is refused", async () => {
    expect(await set(owner.userId, "active", false)).toMatchObject(refused(409, expect.stringMatching(/active Owner/)));
    expect((await okta.send("DELETE", `/scim/v2/Users/${owner.userId}`)).status).toBe(409);
  });

  test("by an Admin stays while the identity provider repeats that the person is active", async () => {
    const { id } = await provisioned();
    await deactivateUser(admin, id, {});
    expect((await set(id, "active", true)).body.active).toBe(false);
    await set(id, "active", false);
    expect((await set(id, "active", true)).body.active).toBe(true);
  });

  test("by an Admin stays when the identity provider sends a person for the first time", async () => {
    const { userId } = await hire(owner, "Otto");
    await deactivateUser(admin, userId, {});
    expect((await set(userId, "displayName", "Otto Reed")).body.active).toBe(false);
    expect((await set(userId, "active", true)).body.active).toBe(false);
    await editUser(admin, userId, { isActive: true });
    expect((await okta.get(`/scim/v2/Users/${userId}`)).body.active).toBe(true);
  });

  test.each(["PUT", "POST"] as const)("ends by %s with an earlier email, which doesn't come back", async (method) => {
    const { userId: id, email: userName } = await hire(owner, `Rosa${method}`);
    await as({ email: userName });
    const emails = [{ value: userName, type: "work", primary: true }];
    const sent = { schemas: [USER_SCHEMA], userName, displayName: "Rosa Reed", emails, active: true };
    const path = `/scim/v2/Users/${id}`;
    expect((await okta.send("PUT", path, sent)).status).toBe(200);
    const email = `now.${userName}`;
    await editUser(owner, id, { email });
    const keptEmail = refused(403, expect.stringMatching(/^This person has signed in/));
    expect(await okta.send("PUT", path, sent)).toMatchObject(keptEmail);
    if (method === "PUT") await set(id, "active", false);
    else await okta.send("DELETE", path);
    const { body } = await okta.send(method, method === "PUT" ? path : "/scim/v2/Users", sent);
    expect(body).toMatchObject({ id, active: true, userName, emails: [{ value: email }] });
  });
});

describe("a stolen token", () => {
  test("can't take over an account by its email", async () => {
    for (const { userId } of [erin, manager, admin, owner]) {
      const before = (await okta.get(`/scim/v2/Users/${userId}`)).body.emails;
      const moved = await set(userId, "emails", [{ type: "work", value: `thief@${domain}` }]);
      expect(moved).toMatchObject(refused(403, expect.any(String)));
      expect((await okta.get(`/scim/v2/Users/${userId}`)).body.emails).toEqual(before);
    }
    expect((await set(manager.userId, "userName", "max")).body).toMatchObject({ userName: "max" });
  });

  test("can't take over the account of a person who must set a new password because an Admin changed their email", async () => {
    const pia = await hire(owner, "Pia");
    await as(pia);
    await editUser(owner, pia.userId, { email: `pia.reed@${domain}` });
    const moved = await set(pia.userId, "emails", [{ type: "work", value: `thief2@${domain}` }]);
    expect(moved).toMatchObject(refused(403, expect.stringMatching(/^This person has signed in/)));
  });

  test("gives nobody a role, and no Admin their access back", async () => {
    const person = await provisioned({ roles: [{ value: "Owner" }], role: "Owner", userType: "Admin" });
    expect(await roleOf(person.id)).toBe("Employee");
    await set(person.id, "roles", [{ value: "Admin", primary: true }]);
    expect(await roleOf(person.id)).toBe("Employee");
    const former = await hire(owner, "Former", "Admin");
    await set(former.userId, "active", false);
    expect(await set(former.userId, "active", true)).toMatchObject(
      refused(403, expect.stringMatching(/can't reactivate/)),
    );
    await set(former.userId, "displayName", "Former Admin");
    expect(await roleOf(former.userId)).toBe("Admin");
  });

  test("can't keep out an Admin who came back: an Owner reactivates them", async () => {
    const back = await hire(owner, "Back", "Admin");
    await set(back.userId, "active", false);
    expect(await set(back.userId, "active", true)).toMatchObject(refused(403, expect.any(String)));
    const locked = async () => (await asOwner.get(`/api/users/${back.userId}/locked-fields`)).body;
    expect(Object.keys(await locked())).toEqual(["name"]);
    expect(await editUser(owner, back.userId, { isActive: true })).toMatchObject({ isActive: true });
    expect((await set(back.userId, "active", true)).body).toMatchObject({ active: true });
  });

  test("doesn't learn whether an address belongs to another organization", async () => {
    const [theirs, unknown] = await Promise.all(
      [stranger.email, "nobody@elsewhere.example"].map((userName, i) =>
        okta.send("POST", "/scim/v2/Users", { userName, displayName: `Guess ${i === 0 ? "One" : "Two"}` }),
      ),
    );
    expect([theirs?.status, unknown?.status]).toEqual([201, 201]);
    expect((await okta.get(`/scim/v2/Users/${stranger.userId}`)).status).toBe(404);
  });

  test("can't change an email again and again", async () => {
    const { id } = await provisioned();
    const statuses: number[] = [];
    for (let i = 0; i <= limits.emailEdits.points; i++) {
      statuses.push((await set(id, "emails", [{ value: `again${i}@${domain}` }])).status);
    }
    expect(statuses).toEqual([...Array.from({ length: limits.emailEdits.points }, () => 200), 429]);
  });
});

describe("what an identity provider manages", () => {
  let id: string;
  beforeAll(async () => {
    ({ id } = await provisioned({ [ENTERPRISE_SCHEMA]: { manager: { value: manager.userId } } }));
  });

  test("can't be changed in Awayday, but everything else can", async () => {
    const refusal = { kind: "conflict", code: "provisioned" };
    expect(await refusalOf(editUser(admin, id, { name: "Eve" }))).toMatchObject(refusal);
    expect(await refusalOf(editUser(admin, id, { managerId: admin.userId }))).toMatchObject(refusal);
    expect(await refusalOf(editProfile({ ...erin, userId: id }, { name: "Eve" }))).toMatchObject(refusal);
    const { body } = await asOwner.get(`/api/users/${id}/locked-fields`);
    expect(Object.keys(body)).toEqual(["name", "managerId"]);
    await editUser(admin, id, { startDate: "2027-01-01", role: "Manager" });
    await set(id, "active", false);
    expect(await refusalOf(editUser(admin, id, { isActive: true }))).toMatchObject(refusal);
  });

  test("can be changed again after provisioning has ended", async () => {
    await database().pool.query("UPDATE api_keys SET revoked_at = now() WHERE id = $1", [token.id]);
    await editUser(admin, id, { isActive: true, name: "Free Again" });
    await database().pool.query("UPDATE api_keys SET revoked_at = NULL WHERE id = $1", [token.id]);
  });
});

describe("a group", () => {
  test("is a team with its members", async () => {
    const [ann, ben] = [await provisioned(), await provisioned()];
    const { status, body } = await okta.send("POST", "/scim/v2/Groups", {
      displayName: "Night Crew",
      externalId: "g1",
      members: [{ value: ann.id, display: "Ann" }],
    });
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { displayName: "Night Crew", externalId: "g1", members: [{ value: ann.id, type: "User" }] },
    });
    await patchGroup(body.id, { op: "Add", path: "members", value: [{ value: ben.id }] });
    const removed = await patchGroup(body.id, { op: "remove", path: `members[value eq "${ann.id}"]` });
    expect(removed.body.members.map(({ value }: { value: string }) => value)).toEqual([ben.id]);
    expect(
      (await patchGroup(body.id, { op: "replace", value: { id: body.id, displayName: "Day Crew" } })).body,
    ).toMatchObject({
      displayName: "Day Crew",
    });
    const filter = encodeURIComponent(`displayName eq "day crew"`);
    const { body: found } = await okta.get(`/scim/v2/Groups?excludedAttributes=members&filter=${filter}`);
    expect(found).toMatchObject({ totalResults: 1, Resources: [{ id: body.id }] });
    expect(found.Resources[0].members).toBeUndefined();
    expect(await okta.send("POST", "/scim/v2/Groups", { displayName: "day crew" })).toMatchObject(
      refused(409, expect.any(String), "uniqueness"),
    );
    expect(
      await patchGroup(body.id, { op: "add", path: "members", value: [{ value: stranger.userId }] }),
    ).toMatchObject(refused(400, "Unknown person", "invalidValue"));
    const refusal = { kind: "conflict", code: "provisioned" };
    expect(await refusalOf(editTeam(admin, body.id, { memberIds: [] }))).toMatchObject(refusal);
    expect(await refusalOf(deleteTeam(admin, body.id, {}))).toMatchObject(refusal);
    const { body: locked } = await asOwner.get(`/api/teams/${body.id}/locked-fields`);
    expect(Object.keys(locked)).toEqual(["name", "memberIds"]);
    await editTeam(admin, body.id, { leadIds: [manager.userId] });
    expect((await okta.send("DELETE", `/scim/v2/Groups/${body.id}`)).status).toBe(204);
    expect(await lastAuditEntry(owner.organizationId)).toMatchObject({ action: "deleteTeam", source: "scim" });
  });

  test("that was created in Awayday can't be deleted", async () => {
    const { id } = await createTeam(owner, { name: "Own Crew" });
    expect((await okta.send("DELETE", `/scim/v2/Groups/${id}`)).status).toBe(403);
  });
});

test("Owners see the last calls, with errors and without ids and filters", async () => {
  const { id } = await provisioned();
  await okta.get(`/scim/v2/Users?filter=${encodeURIComponent('userName eq "secret@example.com"')}`);
  await set(id, "active", "maybe");
  const { body } = await asOwner.get("/api/admin/provisioning");
  expect(body.baseUrl).toBe(`${url}/scim/v2`);
  expect(body.calls.slice(0, 3)).toMatchObject([
    { method: "PATCH", path: "/Users/{id}", status: 400, error: "active must be true or false", token: "Okta" },
    { method: "GET", path: "/Users", status: 200, error: null, subject: null },
    { method: "POST", path: "/Users", status: 201 },
  ]);
  expect(JSON.stringify(body)).not.toContain("secret@example.com");
  expect(await refusalOf(readProvisioning(admin, {}))).toMatchObject({ kind: "forbidden" });
});

test("the examples of docs/scim.md work in their order, as they are", async () => {
  const variables = { AWAYDAY_URL: url, SCIM_TOKEN: token.key as string, ID: "" };
  const statuses: number[] = [];
  for (const example of curlExamples(readFileSync("docs/scim.md", "utf8"))) {
    const { status, body } = await curl(example, variables);
    if (status === 201) variables.ID = body.id;
    statuses.push(status);
  }
  expect(statuses).toEqual([200, 201, 200, 200, 200]);
});
