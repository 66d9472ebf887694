import { expect } from "@jest/globals";
import type { NotificationEvent } from "#core/notify/NotificationEvent.ts";
import { inboxText } from "#bot/inbox/inboxText.ts";
import { composeMail } from "#bot/mail/composeMail.ts";
import { loadMessage } from "#bot/notify/loadMessage.ts";
import { SendFailure } from "#bot/notify/SendFailure.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { followClosures } from "#bot/operations/closures/followClosures.ts";
import { followDelegations } from "#bot/operations/delegations/followDelegations.ts";
import { createFeed } from "#bot/operations/feeds/createFeed.ts";
import { readFeed } from "#bot/operations/feeds/readFeed.ts";
import { announceBlocks } from "#bot/operations/reminders/announceBlocks.ts";
import { announceExpiries } from "#bot/operations/reminders/announceExpiries.ts";
import { announceSettlements } from "#bot/operations/reminders/announceSettlements.ts";
import { remindApprovers } from "#bot/operations/reminders/remindApprovers.ts";
import { expireRequests } from "#bot/operations/requests/expireRequests.ts";
import { readCalendar } from "#bot/operations/requests/readCalendar.ts";
import { messageOf } from "#bot/slack/messages/messageOf.ts";
import { database } from "#db/connect.ts";
import type { Delivered } from "#db/queries/notifications/notifications.ts";
import { findPerson } from "#db/queries/people/person.ts";
import { outcome } from "./outcome.ts";
import type { World } from "./World.ts";

const APP = "https://awayday.example";
const NEWEST = 60;
const MISSING = /undefined|NaN|Invalid|\[object/;
const JOBS = {
  followClosures,
  followDelegations,
  expireRequests,
  announceBlocks,
  announceExpiries,
  announceSettlements,
  remindApprovers,
};
type News = Delivered & { event: NotificationEvent };

export function watchTexts({ owner, people }: World): () => Promise<void> {
  const tagged = new Map<string, string>();
  const tokens = new Map<string, string>();
  let checks = 0;

  return async () => {
    checks += 1;
    for (const person of [owner, ...people]) await checkTags(person);
    if (checks % 3 === 0) await checkMessages();
    if (checks % 5 > 0) return;
    for (const [job, run] of Object.entries(JOBS)) expect({ job, broken: await run() }).toEqual({ job, broken: [] });
  };

  function expectSame(tag: string, text: string): void {
    expect({ tag, text }).toEqual({ tag, text: tagged.get(tag) ?? text });
    tagged.set(tag, text);
  }

  async function checkTags(person: Actor): Promise<void> {
    const { done: calendar } = await outcome(() => readCalendar(person, {}));
    if (!calendar) return;
    expectSame(`calendar of ${person.userId} ${calendar.etag}`, await calendar.json());
    for (const kind of ["own", "team"]) {
      const feed = `feed ${kind} of ${person.userId}`;
      const token = tokens.get(feed) ?? (await createFeed(person, { kind, pending: true })).token;
      tokens.set(feed, token);
      const { done: found } = await outcome(() => readFeed(token, { agent: null }));
      if (!found) continue;
      const { etag, pieces } = await found.load();
      expect(found.etag ?? etag).toBe(etag);
      let text = "";
      for await (const piece of await pieces()) text += piece;
      expectSame(`${feed} ${etag}`, text);
    }
  }

  async function checkMessages(): Promise<void> {
    const { organizationId } = owner;
    const { rows } = await database().pool.query<News>(
      `SELECT organization_id AS "organizationId", id, channel, event, event_key AS "eventKey",
         recipient_id AS "recipientId", email, payload, attempts, created_at AS "createdAt"
       FROM notifications WHERE organization_id = $1 AND event NOT IN ('copy.outdated', 'home.changed')
       ORDER BY created_at DESC, id LIMIT ${NEWEST}`,
      [organizationId],
    );
    for (const news of rows) {
      const message = await loadMessage(news);
      if (message) {
        const { subject, text } = composeMail(message, { appUrl: APP });
        expect(`${subject}\n${text}`).not.toMatch(MISSING);
        expect(slackTextOf(message.body)).not.toMatch(MISSING);
      }
      const person = news.recipientId === null ? undefined : await findPerson(organizationId, news.recipientId);
      if (person) await inboxText(person)({ ...news, recipientId: person.id, isRead: false });
    }
  }
}

function slackTextOf(body: Parameters<typeof messageOf>[0]): string {
  try {
    return JSON.stringify(messageOf(body, APP));
  } catch (error) {
    if (!(error instanceof SendFailure)) throw error;
    return "";
  }
}
