import { Nothing } from "#core/inputs.ts";
import { deleteFeeds } from "#db/queries/feeds/feeds.ts";
import { notFound } from "../notFound.ts";
import { operationOn } from "../operation.ts";

export const deleteFeed = operationOn("deleteFeed", Nothing, async (id, _, { me, tx, audit }) => {
  const [deleted] = await deleteFeeds(me, tx, id);
  if (!deleted) throw notFound("The calendar link");
  await audit({ subject: ["feed", id], before: { kind: deleted.kind } });
});
