import { Nothing } from "#core/inputs.ts";
import { pageBounds, pageOfRest } from "#core/lists/pageQuery.ts";
import { isAtLeast } from "#core/people/access/roles.ts";
import { RequestPageQuery } from "#core/requests/paging/RequestPageQuery.ts";
import type { Person } from "#db/queries/people/person.ts";
import { findRequestPage, findSeenRequest, type SeenRequests } from "#db/queries/requests/paging/requestPage.ts";
import { notFound } from "#bot/operations/notFound.ts";
import { reading, readingOn } from "#bot/operations/reading.ts";
import { readInTurn } from "#bot/operations/turns/readInTurn.ts";

export const listRequests = reading("listRequests", RequestPageQuery, async ({ limit, cursor, ...filters }, { me }) => {
  const at = pageBounds({ limit, cursor });
  const found = await readInTurn(me.organizationId, () => findRequestPage(readerOf(me), filters, at));
  return pageOfRest(found, limit);
});

export const readRequest = readingOn("listRequests", Nothing, async (id, _, { me }) => {
  const found = await findSeenRequest(readerOf(me), id);
  if (!found) throw notFound("The request");
  return found;
});

function readerOf({ organizationId, id, role }: Person) {
  const others: SeenRequests = isAtLeast(role, "Manager") ? "below" : "own";
  return { organizationId, id, sees: isAtLeast(role, "Admin") ? ("everyone" as const) : others };
}
