import { assertFewFeeds, FEED_NAMES, FeedInput } from "#core/feeds/FeedInput.ts";
import { assertTypeAmong } from "#core/leaveTypes/unknownType.ts";
import { assertMay } from "#core/people/access/assertMay.ts";
import { limits } from "#core/throttling/limits.ts";
import { AWAY } from "#core/leave/LeaveType.ts";
import { newId } from "#db/newId.ts";
import { CalendarFeed } from "#db/models/feeds/CalendarFeed.ts";
import { AccessToken } from "#db/models/keys/AccessToken.ts";
import { findFeeds, type FeedRow } from "#db/queries/feeds/feeds.ts";
import { findLeaveTypes } from "#db/queries/leaveTypes/leaveTypes.ts";
import { findOffices } from "#db/queries/offices/offices.ts";
import { lockPerson } from "#db/queries/people/person.ts";
import { announceAccountChange } from "#bot/operations/notifications/steps/announceAccountChange.ts";
import { newAccessToken } from "../keys/steps/accessToken.ts";
import { hashOfToken } from "../linkToken.ts";
import { notFound } from "../notFound.ts";
import { shareSignIn } from "../organization/steps/signInLock.ts";
import { preparedOperation } from "../preparedOperation.ts";

export const createFeed = preparedOperation(
  "createFeed",
  FeedInput,
  async (_, { me, count }) => {
    await count([limits.newKeys, me.id]);
  },
  async ({ kind, name, officeId, types, pending }, _, context): Promise<{ feed: FeedRow; token: string }> => {
    const { tx, now, audit } = context;
    const { organizationId, id: userId } = context.me;
    await lockPerson(organizationId, userId, tx);
    await shareSignIn(organizationId, tx);
    const { me } = await context.again();
    if (kind === "organization") assertMay(me.role, "watchOrganizationCalendar");
    const office = officeId && (await findOffices(organizationId, tx)).find(({ id }) => id === officeId);
    if (officeId && !office) throw notFound("The office");
    const known = await findLeaveTypes(organizationId, tx);
    for (const type of types ?? []) if (type !== AWAY) assertTypeAmong(known, type);
    assertFewFeeds((await findFeeds(me, tx)).length);
    const id = newId();
    const token = newAccessToken("feed");
    const row = {
      organizationId,
      id,
      userId,
      name: name ?? (office ? office.name : FEED_NAMES[kind]),
      kind,
      officeId: officeId ?? null,
      types: types ?? null,
      withPending: pending,
    };
    await CalendarFeed.create({ ...row, createdAt: now }, { transaction: tx });
    const found = { tokenHash: hashOfToken(token), purpose: "feed" as const, organizationId, userId, subjectId: id };
    await AccessToken.create(found, { transaction: tx });
    // Security: a feed that an intruder created outlives the intruder's session.
    await announceAccountChange(me, "feedCreated", { tx, now });
    await audit({ subject: ["feed", id], after: { kind } });
    const feed = (await findFeeds(me, tx)).find((each) => each.id === id);
    if (!feed) throw new Error("The new feed was not found");
    return { feed, token };
  },
);
