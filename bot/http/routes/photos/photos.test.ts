import { expect, test } from "@jest/globals";
import { MAX_PHOTO_BYTES } from "#core/photos/photoLimits.ts";
import { deactivateUser } from "#bot/operations/people/deactivateUser.ts";
import { aPhoto, photoBody } from "#tests/arranging/aPhoto.ts";
import { foundTestOrganization, hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { changesNotified } from "#tests/asserting/changesNotified.ts";
import { expectRefusal } from "#tests/asserting/expectRefusal.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";

await testDatabase();
const { as } = await httpServer(testClock());
const { owner, admin, manager, erin, ezra } = await testOrganization();
const asErin = await as(erin);
const own = "/api/auth/user/photo";
const photoOf = (id: string) => `/api/users/${id}/photo`;
const avatarOf = async (id: string) => (await asErin.get(`/api/users/${id}`)).body.avatar;

test("a photo is shown to the organization instead of initials, and can be deleted", async () => {
  const { status, body } = await asErin.send("PUT", own, photoBody(aPhoto({ secret: "Exif: at home", scan: "me" })));
  expect([status, body.avatar]).toEqual([200, expect.stringMatching(/^\/api\/users\/.*\/photo\?v=[0-9a-f]{16}$/)]);
  expect(await lastAuditEntry(owner.organizationId)).toMatchObject({ action: "setPhoto", after: { hasPhoto: true } });

  const shown = await (await as(ezra)).get(body.avatar);
  expect(shown.status).toBe(200);
  expect(shown.headers.get("content-type")).toBe("image/jpeg");
  expect(shown.headers.get("cache-control")).toBe("private, max-age=86400");
  const etag = shown.headers.get("etag") ?? "";
  expect((await (await as(ezra)).get(body.avatar, { "if-none-match": etag })).status).toBe(304);
  const found = (await (await as(ezra)).get("/api/search?q=erin")).body;
  expect(found.people).toMatchObject([{ avatar: body.avatar }]);
  await asErin.send("POST", "/api/pto-requests", { type: "vacation", startDate: "2027-03-08", endDate: "2027-03-08" });
  const [waiting] = (await (await as(manager)).get("/api/pto-requests?view=team&status=pending")).body;
  expect(waiting.employee.avatar).toBe(body.avatar);

  const changed = await asErin.send("PUT", own, photoBody(aPhoto({ scan: "me, older" })));
  expect(changed.body.avatar).not.toBe(body.avatar);
  const { photo } = (await asErin.get("/api/auth/user/export")).body;
  expect(photo).toEqual({
    changedAt: expect.any(String),
    from: "upload",
    jpeg: photoBody(aPhoto({ scan: "me, older" })).image,
  });
  expect((await asErin.send("DELETE", photoOf(erin.userId))).status).toBe(204);
  expect(await avatarOf(erin.userId)).toBe("/avatars/Erin.svg");
  expect((await asErin.get(photoOf(erin.userId))).status).toBe(404);
});

test("only the person and Admins delete a photo, and other organizations don't see it", async () => {
  await (await as(ezra)).send("PUT", own, photoBody());
  const stranger = await as(await foundTestOrganization("Far Away"));
  await expectRefusal(() => stranger.get(photoOf(ezra.userId)), [404, "not_found", "The photo was not found"]);
  const text = "You can only delete your own photo";
  const asManager = await as(manager);
  await expectRefusal(() => asManager.send("DELETE", photoOf(ezra.userId)), [403, "forbidden", text]);
  expect((await (await as(admin)).send("DELETE", photoOf(ezra.userId))).status).toBe(204);
  expect(await avatarOf(ezra.userId)).toBe("/avatars/Ezra.svg");
  expect(await changesNotified(ezra)).toEqual(["photoDeleted"]);
  expect(await lastAuditEntry(owner.organizationId)).toMatchObject({ action: "deletePhoto", actorId: admin.userId });
  expect(await changesNotified(erin)).toEqual([]);
});

test("only Admins and Owners see the photo of a deactivated person", async () => {
  const leaver = await hire(owner, "Lea");
  await (await as(leaver)).send("PUT", own, photoBody());
  await deactivateUser(owner, leaver.userId, {});
  expect((await asErin.get(photoOf(leaver.userId))).status).toBe(404);
  expect((await (await as(admin)).get(photoOf(leaver.userId))).status).toBe(200);
});

test.each([
  ["another kind of file", { image: Buffer.from("<svg onload=alert(1)>").toString("base64") }],
  ["another size", photoBody(aPhoto({ width: 4000 }))],
  ["too many bytes", photoBody(aPhoto({ scan: "x".repeat(MAX_PHOTO_BYTES) }))],
  ["no base64", { image: "data:image/jpeg" }],
])("%s is refused", async (_, body) => {
  expect((await asErin.send("PUT", own, body)).status).toBe(400);
  expect((await asErin.get(photoOf(erin.userId))).status).toBe(404);
});
