import { Nothing } from "#core/inputs.ts";
import { findFeeds, type FeedRow } from "#db/queries/feeds/feeds.ts";
import { findLastErrors, type LoggedCall } from "#db/queries/keys/tokenCalls.ts";
import { writeCallsFirst } from "../calls/noteCall.ts";
import { reading } from "../reading.ts";

export type ListedFeed = FeedRow & { lastError: LoggedCall | undefined };

export const listFeeds = reading("listFeeds", Nothing, async (_, { me }): Promise<ListedFeed[]> => {
  await writeCallsFirst(me.organizationId);
  const feeds = await findFeeds(me);
  const ids = feeds.map(({ id }) => id);
  const errors = await findLastErrors("feed", me.organizationId, ids);
  return feeds.map((feed) => ({ lastError: errors.get(feed.id), ...feed }));
});
