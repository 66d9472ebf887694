import { webApi } from "@slack/bolt";
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { pino } from "pino";
import { addDays } from "#core/calendar/dates.ts";
import { database } from "#db/connect.ts";
import { aRequest } from "#db/factories/aRequest.ts";
import { keepingChannel } from "#bot/mail/keepingChannel.ts";
import { listNotifications } from "#bot/operations/notifications/listNotifications.ts";
import { readNotification } from "#bot/operations/notifications/readNotification.ts";
import { createLeaveType } from "#bot/operations/leaveTypes/createLeaveType.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { addHoliday } from "#bot/operations/offices/addHoliday.ts";
import { editOffice } from "#bot/operations/offices/editOffice.ts";
import { deactivateUser } from "#bot/operations/people/deactivateUser.ts";
import { disconnectSlack } from "#bot/operations/slack/disconnectSlack.ts";
import { type PostDigest, sendDigests } from "#bot/operations/slack/sendDigests.ts";
import { setDigest } from "#bot/operations/slack/setDigest.ts";
import { deliverNow } from "#tests/asserting/deliverNow.ts";
import { anOfficeOf } from "#tests/arranging/anOfficeOf.ts";
import { connect, OTHER_TEAM, slackCompany, TEAM } from "#tests/slack/slackCompany.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, hire, testClock } from "#tests/arranging/testOrganization.ts";
import { slackClients } from "../app/slackClients.ts";
import { channelLister } from "./channelLister.ts";
import { digestPoster } from "./digestPoster.ts";

jest.spyOn(console, "warn").mockImplementation(() => {});
const { url: databaseUrl } = await testDatabase();
const clock = testClock();
const { sandbox, company } = await slackCompany(clock);
const { owner, admin, erin, ezra } = company;
const { organizationId, officeId } = owner;
const log = pino({ level: "silent" });
const clients = slackClients(webApi.WebClient, { apiUrl: sandbox.apiUrl });
const post = digestPoster(clients, { clock, log });
const choose = (channelId: string | null, office = officeId) =>
  setDigest(admin, office, { channelId }, channelLister(clients));

await editOffice(owner, officeId, { timezone: "Etc/UTC" });

const atNine = (day: string, minutes = 0) =>
  clock.setInstant(new Date(Date.parse(`${day}T09:00:00Z`) + minutes * 60_000));
const book = (person: Actor, startDate: string, endDate = startDate) =>
  aRequest({ ...person, id: person.userId }, { type: "sick", status: "approved", startDate, endDate });
const postedTexts = (channel = "CGENERAL") => sandbox.messages(channel).map(({ text }) => text);
const news = () => postedTexts().slice(before.length);
const failures = async () => {
  const { rows } = await database().pool.query(
    `SELECT array_agg(DISTINCT recipient_id::text) AS recipients FROM notifications WHERE event = 'digest.failed'
     GROUP BY event_key ORDER BY min(id::text)`,
  );
  return rows.map(({ recipients }: { recipients: string[] }) => recipients.toSorted());
};

const troubles = async () => (await database().pool.query("SELECT trouble FROM slack_digests")).rows;

let monday = "2027-03-01";
let before: string[] = [];
beforeEach(async () => {
  monday = addDays(monday, 21);
  clock.setInstant(new Date(`${monday}T08:00:00Z`));
  await choose(null);
  await choose("CGENERAL");
  await book(erin, monday, addDays(monday, 2));
  before = postedTexts();
});
afterEach(() => expect(sandbox.violations).toEqual([]));

const AWAY = "Main Office: 1 away today, nobody next week";

describe("the digest at nine in the office's time zone", () => {
  test("is posted not a minute early, with who is away but not why", async () => {
    atNine(monday, -1);
    await sendDigests(post);
    expect(news()).toEqual([]);
    atNine(monday);
    await sendDigests(post);
    expect(news()).toEqual([AWAY]);
    const message = JSON.stringify(sandbox.messages("CGENERAL").at(-1));
    expect(message).toContain("Erin, until Wed");
    expect(message).not.toMatch(/sick/i);
  });

  test("leaves out leave that only managers see", async () => {
    const { key } = await createLeaveType(admin, { name: "Rehabilitation", visibility: "managers" });
    const values = { type: key, status: "approved", startDate: monday, endDate: monday } as const;
    await aRequest({ ...ezra, id: ezra.userId }, values);
    atNine(monday);
    await sendDigests(post);
    expect(news()).toEqual([AWAY]);
    expect(JSON.stringify(sandbox.messages("CGENERAL").at(-1))).not.toContain("Ezra");
  });

  test("shows that people are away, but no type of leave, not even one that everyone may see", async () => {
    const { key } = await createLeaveType(admin, { name: "Conference", visibility: "everyone" });
    await aRequest({ ...ezra, id: ezra.userId }, { type: key, status: "approved", startDate: monday, endDate: monday });
    atNine(monday);
    await sendDigests(post);
    const message = JSON.stringify(sandbox.messages("CGENERAL").at(-1));
    expect(message).toContain("Ezra");
    expect(message).not.toMatch(/conference/i);
  });

  test("is posted once, however often the job runs", async () => {
    atNine(monday);
    await Promise.all([sendDigests(post), sendDigests(post), sendDigests(post)]);
    for (const minutes of [5, 10, 120]) {
      atNine(monday, minutes);
      await sendDigests(post);
    }
    expect(news()).toEqual([AWAY]);
  });

  test("is posted later in the morning after an outage, but not at noon", async () => {
    atNine(monday, 170);
    await sendDigests(post);
    atNine(addDays(monday, 1), 180);
    await sendDigests(post);
    expect(news()).toEqual([AWAY]);
  });

  test("is posted on each workday, but not on weekends and holidays", async () => {
    await addHoliday(owner, officeId, { name: "Founders' Day", date: addDays(monday, 1) });
    for (const days of [-1, 0, 1, 2, 3]) {
      atNine(addDays(monday, days));
      await sendDigests(post);
    }
    expect(news()).toEqual([AWAY, AWAY]);
  });

  test("is not posted when nobody is away, not even later that day", async () => {
    atNine(addDays(monday, 3));
    await sendDigests(post);
    await book(ezra, addDays(monday, 3));
    atNine(addDays(monday, 3), 5);
    await sendDigests(post);
    expect(news()).toEqual([]);
  });

  test("counts the office's active people, including people without an office for the default office", async () => {
    const { officeId: tokyo } = await anOfficeOf(owner, { timezone: "Asia/Tokyo" });
    clock.setInstant(new Date(`${addDays(monday, -1)}T20:00:00Z`));
    await choose("CQUIET", tokyo);
    await book(await hire(owner, "Keiko", "Employee", { officeId: tokyo }), monday);
    const leaver = await hire(owner, "Lee");
    await deactivateUser(owner, leaver.userId, {});
    await book(leaver, monday);
    await database().pool.query("UPDATE users SET office_id = NULL WHERE id = $1", [erin.userId]);
    const posted: string[] = [];
    const noting: PostDigest = async ({ channelId, digest }) => {
      posted.push(`${channelId}: ${digest.today.map(({ name }) => name).join()}`);
      return "posted";
    };
    for (const hour of ["00", "09"]) {
      clock.setInstant(new Date(`${monday}T${hour}:00:00Z`));
      await sendDigests(noting);
    }
    expect(posted).toEqual(["CQUIET: Keiko", "CGENERAL: Erin"]);
    await choose(null, tokyo);
  });
});

describe("a channel that can't be posted to", () => {
  test("is announced to the Admins once, until a channel is chosen again", async () => {
    await choose("CQUIET");
    for (const days of [0, 1, 2]) {
      atNine(addDays(monday, days));
      await sendDigests(post);
    }
    const admins = [owner.userId, admin.userId].toSorted();
    expect(await failures()).toEqual([admins]);
    await deliverNow({ databaseUrl, clock, channels: [keepingChannel({ appUrl: "", log, printsLinks: false })] });
    const kept = await listNotifications(admin, { event: "digest.failed", status: "kept" });
    expect(kept.rows.map(({ subject }) => subject)).toContain("Morning message failed in #quiet");
    const { text } = await readNotification(admin, kept.rows[0]?.id ?? "", {});
    expect(text).toContain("Awayday isn't in the channel: type /invite @Awayday there.");
    await choose("CQUIET");
    atNine(addDays(monday, 2), 5);
    await sendDigests(post);
    expect(await failures()).toEqual([admins, admins]);
    expect(postedTexts("CQUIET")).toEqual([]);
  });

  test.each(["channel_not_found", "is_archived"])(
    "is shown with Slack's code %s, which is cleared once it works",
    async (code) => {
      sandbox.fail("chat.postMessage", code);
      atNine(monday);
      await sendDigests(post);
      expect(await troubles()).toEqual([{ trouble: code }]);
      atNine(addDays(monday, 1));
      await sendDigests(post);
      expect([await troubles(), news()]).toEqual([[{ trouble: null }], [AWAY]]);
    },
  );

  test("is that it was shared with another company after it was chosen, whose people don't see who is away", async () => {
    sandbox.share(TEAM, "CGENERAL", true);
    atNine(monday);
    await sendDigests(post);
    expect([await troubles(), news()]).toEqual([[{ trouble: "shared_channel" }], []]);
    sandbox.share(TEAM, "CGENERAL", false);
    atNine(addDays(monday, 1));
    await sendDigests(post);
    expect([await troubles(), news()]).toEqual([[{ trouble: null }], [AWAY]]);
  });

  test("can be replaced by another, which gets the digest the same morning", async () => {
    await choose("CQUIET");
    atNine(monday);
    await sendDigests(post);
    await choose("CGENERAL");
    atNine(monday, 5);
    await sendDigests(post);
    expect(news()).toEqual([AWAY]);
  });
});

describe("a temporary problem at Slack", () => {
  test.each(["429", "500", "internal_error"])("(%s) is over by one of the next ticks", async (how) => {
    sandbox.fail("chat.postMessage", how, 2);
    for (const minutes of [0, 5, 10, 15]) {
      atNine(monday, minutes);
      await sendDigests(post);
    }
    expect(news()).toEqual([AWAY]);
    expect(sandbox.calls.filter(({ method }) => method === "chat.postMessage").at(-1)?.outcome).toBe("ok");
  });

  test.each([
    ["lost", true],
    ["invalid_auth", true],
    ["token_revoked", false],
  ])(
    "without a useful retry (%s) loses one digest, reports that unless the app was removed, and posts none twice",
    async (how, isReported) => {
      sandbox.fail("chat.postMessage", how, 1);
      const broken = [];
      for (const minutes of [0, 5, 10]) {
        atNine(monday, minutes);
        broken.push(...(await sendDigests(post)));
      }
      expect(broken).toMatchObject(isReported ? [{ organizationId: owner.organizationId }] : []);
      expect(news()).toEqual(how === "lost" ? [AWAY] : []);
      atNine(addDays(monday, 1));
      await sendDigests(post);
      expect(news()).toHaveLength(how === "lost" ? 2 : 1);
    },
  );
});

test("a crash during posting loses one digest rather than posting it twice", async () => {
  atNine(monday);
  const broken = await sendDigests(async () => Promise.reject(new Error("killed")));
  expect(broken).toMatchObject([{ organizationId, error: { message: "killed" } }]);
  await sendDigests(post);
  expect(news()).toEqual([]);
});

test("Slack calls that hang for one organization delay no other", async () => {
  const other = await foundTestOrganization();
  await editOffice(other, other.officeId, { timezone: "Etc/UTC" });
  await connect(sandbox, other, OTHER_TEAM);
  await setDigest(other, other.officeId, { channelId: "CELSE" }, channelLister(clients));
  await book(other, monday);
  atNine(monday);
  const waiting: (() => void)[] = [];
  const hanging: PostDigest = (digest) =>
    digest.teamId === TEAM ? new Promise((resolve) => waiting.push(() => resolve("not now"))) : post(digest);
  const sending = sendDigests(hanging);
  while (postedTexts("CELSE").length === 0 || waiting.length === 0) await new Promise(setImmediate);
  for (const answer of waiting) answer();
  await sending;
  expect([postedTexts("CELSE").length, news()]).toEqual([1, []]);
  await disconnectSlack(other, {});
});

test("only connected workspaces get digests", async () => {
  await disconnectSlack(owner, {});
  atNine(monday);
  await sendDigests(post);
  expect(news()).toEqual([]);
});
