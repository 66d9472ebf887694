import { Nothing } from "#core/inputs.ts";
import { findFeeds } from "#db/queries/feeds/feeds.ts";
import { findTokenCalls } from "#db/queries/keys/tokenCalls.ts";
import { writeCallsFirst } from "../calls/noteCall.ts";
import { notFound } from "../notFound.ts";
import { readingOn } from "../reading.ts";

export const readFeedCalls = readingOn("readFeedCalls", Nothing, async (id, _, { me }) => {
  const feeds = await findFeeds(me);
  if (!feeds.some((feed) => feed.id === id)) throw notFound("The calendar link");
  const { organizationId } = me;
  await writeCallsFirst(organizationId);
  return findTokenCalls({ kind: "feed", organizationId, id });
});
