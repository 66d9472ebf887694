import { beforeEach, expect, test } from "@jest/globals";
import { pino } from "pino";
import { database } from "#db/connect.ts";
import { servicePictures } from "#bot/external/servicePictures.ts";
import { editOrganization } from "#bot/operations/organization/editOrganization.ts";
import { refreshPhotos } from "#bot/operations/photos/refreshPhotos.ts";
import { aPhoto, aPng, photoBody } from "#tests/arranging/aPhoto.ts";
import { testClock } from "#tests/arranging/testOrganization.ts";
import { expectRefusal } from "#tests/asserting/expectRefusal.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { googleBrowser } from "#tests/servers/googleBrowser.ts";
import { googleProvider } from "#tests/servers/googleProvider.ts";
import { pictureHost } from "#tests/servers/pictureHost.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { slackCompany, slackIdOf, TEAM } from "#tests/slack/slackCompany.ts";

await testDatabase();
const clock = testClock();
const google = await googleProvider();
const host = await pictureHost();
google.config.picturesUrl = host.url;
const { company, sandbox, slack, config, personOf, as, url } = await slackCompany(clock, { google: google.config });
const { owner, erin, ezra } = company;
const asErin = await as(erin);
const [photo, source] = ["/api/auth/user/photo", "/api/auth/user/photo/source"];
const pictureOf = servicePictures({
  config: { allowsPrivateAddresses: false, google: google.config, slack: config },
  slackPictureOf: (user) => slack.pictureOf(user),
  log: pino({ level: "silent" }),
});
const shown = async () => {
  const { body } = await asErin.get("/api/auth/user");
  return body.avatar.startsWith("/api/") ? asErin.get(body.avatar) : undefined;
};
const stored = async () => {
  const { rows } = await database().pool.query("SELECT image FROM photos WHERE user_id = $1", [erin.userId]);
  return rows[0]?.image.toString("latin1");
};
const slackUser = (email: string) =>
  sandbox.teams[0]?.users.find(({ id }) => id === slackIdOf(email)) ?? { picture: undefined };
const slackPicture = slackUser(erin.email);
const allow = (allowsServicePhotos: boolean) => editOrganization(owner, { allowsServicePhotos });
const daysLater = (days: number) =>
  database().pool.query(
    "UPDATE photos SET checked_at = checked_at - make_interval(hours => $1) WHERE source <> 'upload'",
    [24 * days + 1],
  );
const aWeekLater = () => daysLater(8);

beforeEach(async () => {
  await allow(true);
  await asErin.send("DELETE", `/api/users/${erin.userId}/photo`);
  slackPicture.picture = aPng({ parts: { tEXt: "at home" }, data: "in Slack" });
});

test("photos from services aren't offered until an Owner allows them", async () => {
  await allow(false);
  await personOf(erin).command("balance");
  expect((await asErin.get(photo)).body).toEqual({ source: null, services: [] });
  const refusal = [409, "photo_not_allowed", "Your organization doesn't allow photos from Slack or Google"] as const;
  await expectRefusal(() => asErin.send("PUT", source, { source: "slack" }), [...refusal]);
});

test("a person's photo from Slack is copied without its metadata", async () => {
  const asEzra = await as(ezra);
  await expectRefusal(
    () => asEzra.send("PUT", source, { source: "slack" }),
    [409, "service_not_connected", "Your Slack account isn't linked to Awayday. Open Awayday in Slack first."],
  );
  await personOf(erin).command("balance");
  expect((await asErin.get(photo)).body).toEqual({ source: null, services: ["slack"] });
  expect((await asErin.send("PUT", source, { source: "slack" })).status).toBe(200);
  expect(await lastAuditEntry(owner.organizationId)).toMatchObject({ after: { hasPhoto: true, photoFrom: "slack" } });
  expect((await shown())?.headers.get("content-type")).toBe("image/png");
  expect(await stored()).toContain("in Slack");
  expect(await stored()).not.toContain("at home");
  const exported = (await asErin.get("/api/auth/user/export")).body;
  expect(exported.photo).toMatchObject({ from: "slack", png: expect.any(String) });
});

test("a photo that changed in Slack is copied again after a week; one that Slack doesn't return stays, and is asked for the next day", async () => {
  await asErin.send("PUT", source, { source: "slack" });
  slackPicture.picture = aPng({ data: "new in Slack" });
  await refreshPhotos(pictureOf);
  expect(await stored()).toContain("in Slack");
  await aWeekLater();
  expect(await refreshPhotos(pictureOf)).toEqual([]);
  expect(await stored()).toContain("new in Slack");
  for (const broken of [Buffer.from("a page"), aPng({ pixels: 2000 })]) {
    slackPicture.picture = broken;
    await aWeekLater();
    await refreshPhotos(pictureOf);
    expect(await stored()).toContain("new in Slack");
  }
  slackPicture.picture = aPng({ data: "newest in Slack" });
  await refreshPhotos(pictureOf);
  expect(await stored()).toContain("new in Slack");
  await daysLater(1);
  await refreshPhotos(pictureOf);
  expect(await stored()).toContain("newest in Slack");
  slackPicture.picture = aPng({ data: "new in Slack" });
  await daysLater(6);
  await refreshPhotos(pictureOf);
  expect(await stored()).toContain("newest in Slack");
  await daysLater(1);
  await refreshPhotos(pictureOf);
  sandbox.fail("users.info", "500");
  await expectRefusal(
    () => asErin.send("PUT", source, { source: "slack" }),
    [409, "photo_unavailable", "Slack didn't return a photo that Awayday can use. Your photo is unchanged."],
  );
  expect(await stored()).toContain("new in Slack");
});

test("an uploaded photo replaces one from a service, and no service replaces it", async () => {
  await asErin.send("PUT", source, { source: "slack" });
  await asErin.send("PUT", photo, photoBody(aPhoto({ scan: "uploaded" })));
  await aWeekLater();
  await refreshPhotos(pictureOf);
  expect(await stored()).toContain("uploaded");
  expect((await asErin.get(photo)).body.source).toBe("upload");
});

test("a photo that a person uploads while a service is asked for one is kept", async () => {
  await asErin.send("PUT", source, { source: "slack" });
  slackPicture.picture = aPng({ data: "new in Slack" });
  await aWeekLater();
  await refreshPhotos(async (place) => {
    await asErin.send("PUT", photo, photoBody(aPhoto({ scan: "uploaded" })));
    return pictureOf(place);
  });
  expect(await stored()).toContain("uploaded");
});

test("a photo from Google follows the picture that Google names at a sign-in", async () => {
  const browser = googleBrowser(url);
  const signIn = async (picture: string) => {
    google.account = {
      sub: "erin",
      email: erin.email,
      email_verified: true,
      name: "Erin",
      picture: host.url + picture,
    };
    expect(await browser.signIn()).toBe("/");
  };
  await database().pool.query(
    `INSERT INTO identities (provider, subject, organization_id, user_id, created_at) VALUES ('google', 'erin', $1, $2, now())`,
    [erin.organizationId, erin.userId],
  );
  host.pictures.set("/a", aPhoto({ width: 192, height: 192, scan: "in Google" }));
  host.pictures.set("/b", aPhoto({ width: 192, height: 192, scan: "new in Google" }));
  await allow(false);
  await signIn("/a");
  await allow(true);
  expect((await asErin.get(photo)).body.services).toEqual(["slack"]);
  await signIn("/a");
  expect((await asErin.get(photo)).body.services).toEqual(["slack", "google"]);
  await asErin.send("PUT", source, { source: "google" });
  expect(await stored()).toContain("in Google");
  await signIn("/b");
  await refreshPhotos(pictureOf);
  expect(await stored()).toContain("new in Google");
  const { signIn: exported } = (await asErin.get("/api/auth/user/export")).body;
  expect(exported.google.picture).toBe(`${host.url}/b`);
  await allow(false);
  expect(await shown()).toBeUndefined();
  const { rows } = await database().pool.query("SELECT 1 FROM identities WHERE picture IS NOT NULL");
  expect(rows).toEqual([]);
});

test("photos that people uploaded stay when photos from services are no longer allowed", async () => {
  await asErin.send("PUT", photo, photoBody(aPhoto({ scan: "uploaded" })));
  await allow(false);
  expect(await stored()).toContain("uploaded");
});

test("a service's address outside its hosts isn't fetched", async () => {
  const outside = servicePictures({
    config: { allowsPrivateAddresses: true, google: undefined, slack: undefined },
    slackPictureOf: () => Promise.resolve(`${sandbox.picturesUrl}/${TEAM}/${slackIdOf(erin.email)}.png`),
    log: pino({ level: "silent" }),
  });
  expect(await outside({ service: "slack", teamId: TEAM, slackUserId: "U1" })).toBeUndefined();
  expect(await outside({ service: "google", address: `${host.url}/a` })).toBeUndefined();
});

test("a picture may have 256 kB with the headers of the answer, more than other answers", async () => {
  const limit = 256 * 1024;
  host.pictures.set("/large", new Uint8Array(limit - 1024)).set("/larger", new Uint8Array(limit));
  const sizeOf = async (path: string) =>
    (await pictureOf({ service: "google", address: `${host.url}${path}` }))?.byteLength;
  expect([await sizeOf("/large"), await sizeOf("/larger")]).toEqual([limit - 1024, undefined]);
});
