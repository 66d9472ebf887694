import { createHash } from "node:crypto";
import { addMonths, type IsoDate } from "#core/calendar/dates.ts";
import { todayIn } from "#core/calendar/zones.ts";
import type { FeedEvent } from "#core/feeds/FeedEvent.ts";
import { type FeedBatches, icsFeed } from "#core/feeds/icsFeed.ts";
import type { FeedKind } from "#core/feeds/FeedInput.ts";
import { AWAY } from "#core/leave/LeaveType.ts";
import type { LeaveParts } from "#core/leave/LeaveParts.ts";
import { typesSeenByColleagues } from "#core/leaveTypes/seenType.ts";
import { Refusal } from "#core/refusal.ts";
import { FEED_FETCHES } from "#core/throttling/limits.ts";
import { isAtLeast } from "#core/people/access/roles.ts";
import { feedLine, findFeedEvents, type PersonsEvents } from "#db/queries/feeds/feedEvents.ts";
import { fetchFeed, type FeedRow, type FetchedFeed } from "#db/queries/feeds/feeds.ts";
import type { CallSubject } from "#db/queries/keys/tokenCalls.ts";
import { currentLeaveTypes } from "#db/queries/leaveTypes/currentLeaveTypes.ts";
import type { Person } from "#db/queries/people/person.ts";
import type { Actor } from "../actor.ts";
import { ContentTags } from "../running/ContentTags.ts";
import { rateKey } from "../counting.ts";
import { isAccessToken } from "../keys/steps/accessToken.ts";
import { hashOfToken } from "../linkToken.ts";
import { notFound } from "../notFound.ts";
import { operationsRuntime } from "../runtime.ts";
import { readArriving } from "../turns/readInTurn.ts";
import { waitingEvents } from "./steps/waitingEvents.ts";

/** In months before and after today. */
const BACK = 12;
const AHEAD = 24;
const MINUTE_MS = 60_000;
const tags = new ContentTags(10_000);

export interface FoundFeed {
  id: string;
  reader: Pick<Actor, "organizationId" | "userId">;
  etag: string | undefined;
  load: () => Promise<ReadFeed>;
}

interface ReadFeed {
  etag: string;
  /** Take the pieces only once and immediately, because rows that arrive in the meantime stay in memory. */
  pieces: () => Promise<AsyncIterable<string>>;
}

/** Shows only events that the feed's creator may see now. */
export async function readFeed(
  token: string,
  { agent, onFound }: { agent: string | null; onFound?: (feed: CallSubject) => void },
): Promise<FoundFeed> {
  if (!isAccessToken(token, ["feed"])) throw notFound("The calendar");
  const now = operationsRuntime().clock.now();
  const tokenHash = hashOfToken(token);
  const found = await fetchFeed(tokenHash, {
    now,
    agent,
    rateKey: rateKey({ name: "feed-fetches" }, tokenHash.toString("base64url")),
    most: FEED_FETCHES.most,
    expire: now.getTime() + FEED_FETCHES.minutes * MINUTE_MS,
  });
  if (found) onFound?.({ kind: "feed", organizationId: found.person.organizationId, id: found.feed.id });
  // Security: a person who must still set up a second factor can't see the calendar on the web, either.
  if (!found?.person.isActive || found.person.owesSecondFactor) throw notFound("The calendar");
  const { feed, person, fetches, resetsAt } = found;
  if (fetches > FEED_FETCHES.most) throw tooManyFetches(Math.ceil((resetsAt - now.getTime()) / 1000));
  const { kind } = feed;
  const today = todayIn(person.zone, now);
  const load = async (): Promise<FeedBatches> =>
    kind === "approvals" ? [await waitingEvents(person, feed, now)] : eventsOf(person, { ...feed, kind }, today);
  const reader = { organizationId: person.organizationId, userId: person.id };
  if (kind === "approvals") {
    return { id: feed.id, reader, etag: undefined, load: async () => readWhole(feed.name, await load()) };
  }
  const versions = tagOf(JSON.stringify(versionsOf(found, today)));
  // Security: `versions` also changes with leave that people below Admin can't see.
  const etag = isAtLeast(person.role, "Admin") ? versions : tags.at(versions);
  const read = async (): Promise<ReadFeed> => {
    if (etag !== undefined) return { etag, pieces: async () => icsFeed(feed.name, await load()) };
    const whole = await readWhole(feed.name, await load());
    tags.remember(versions, whole.etag);
    return whole;
  };
  return { id: feed.id, reader, etag, load: read };
}

async function readWhole(name: string, batches: FeedBatches): Promise<ReadFeed> {
  const loaded: Iterable<FeedEvent>[] = [];
  for await (const events of batches) loaded.push(events);
  const hash = createHash("sha1");
  for await (const piece of icsFeed(name, loaded)) hash.update(piece);
  return { etag: `"${hash.digest("base64url")}"`, pieces: () => Promise.resolve(icsFeed(name, released(loaded))) };
}

function* released(batches: Iterable<FeedEvent>[]): Generator<Iterable<FeedEvent>, void, void> {
  for (let next = batches.shift(); next; next = batches.shift()) yield next;
}

function tooManyFetches(seconds: number): Refusal {
  const text = `This calendar was fetched more than ${FEED_FETCHES.most} times in ${FEED_FETCHES.minutes} minutes`;
  return new Refusal("throttled", "too_many_fetches", text, { retryAfter: Math.max(1, seconds) });
}

function versionsOf({ feed, person, officesVersion }: FetchedFeed, today: IsoDate): unknown[] {
  const { id, role, calendarVersion, leaveTypesVersion } = person;
  return [feed.id, feed.name, id, role, calendarVersion, leaveTypesVersion, officesVersion, today];
}

function tagOf(text: string): string {
  return `"${createHash("sha1").update(text).digest("base64url")}"`;
}

async function eventsOf(
  me: Person,
  { kind, officeId, types: wanted, withPending }: FeedRow & { kind: Exclude<FeedKind, "approvals"> },
  today: IsoDate,
): Promise<FeedBatches> {
  const types = await currentLeaveTypes(me);
  const seesEveryone = isAtLeast(me.role, "Admin");
  const andBelow = isAtLeast(me.role, "Manager") && !seesEveryone;
  const viewer = { id: me.id, managerId: me.managerId, officeId: me.effectiveOfficeId, andBelow };
  const window = { from: addMonths(today, -BACK), to: addMonths(today, AHEAD) };
  const shown = { kind, officeId, types: wanted, withPending, ...window, seesEveryone };
  const arriving = await readArriving(me.organizationId, () =>
    findFeedEvents(me.organizationId, viewer, typesSeenByColleagues(types), shown),
  );
  const names = new Map([...types.map(({ key, name }) => [key, name] as const), [AWAY, "Away"]]);
  return batchesOf(arriving, me.id, names);
}

async function* batchesOf(
  arriving: AsyncIterable<PersonsEvents[]>,
  meId: string,
  names: ReadonlyMap<string, string>,
): AsyncGenerator<Iterable<FeedEvent>, void, void> {
  const kinds = new Map<string, KindOfLeave>();
  for await (const people of arriving) yield { [Symbol.iterator]: () => eventsIn(people, meId, { kinds, names }) };
}

function* eventsIn(
  people: readonly PersonsEvents[],
  meId: string,
  { kinds, names }: { kinds: Map<string, KindOfLeave>; names: ReadonlyMap<string, string> },
): Generator<FeedEvent, void, void> {
  for (const { userId, name, zone, lines } of people) {
    const personName = userId === meId ? null : name;
    for (const line of lines.split("\n")) {
      const { id, startDate, endDate, changedAt, kind } = feedLine(line);
      const known = kinds.get(kind) ?? kindOfLeave(kind, names);
      kinds.set(kind, known);
      const { status, isHalfDay, typeName, parts } = known;
      yield { id, status, startDate, endDate, isHalfDay, parts, changedAt, typeName, personName, zone };
    }
  }
}

type KindOfLeave = Pick<FeedEvent, "status" | "isHalfDay" | "typeName" | "parts">;

function kindOfLeave(kind: string, names: ReadonlyMap<string, string>): KindOfLeave {
  const [status, amount, type = "", ...parts] = kind.split(" ");
  return {
    status: status === "pending" ? "pending" : "approved",
    isHalfDay: amount === "half",
    typeName: names.get(type) ?? type,
    parts: parts.length > 0 ? (JSON.parse(parts.join(" ")) as LeaveParts) : null,
  };
}
