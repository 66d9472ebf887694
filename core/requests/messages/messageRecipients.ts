import type { People } from "#core/people/approver.ts";
import type { DecidableRequest } from "../approval/ApprovalStep.ts";
import { requestParty } from "../lifecycle/requestParty.ts";

/**
 * Returns the ids of the recipients of a message on a request: the requester, if a decider wrote it; otherwise, the
 * deciders who wrote on the request before (`authorIds`) or, if there are none, those who were asked to decide it
 * (`askedIds`). Nobody who is deactivated or may no longer decide the request is a recipient.
 */
export function messageRecipients(
  { authorId, request }: { authorId: string; request: DecidableRequest },
  { authorIds, askedIds }: { authorIds: readonly string[]; askedIds: readonly string[] },
  people: People,
): string[] {
  const { userId } = request;
  if (authorId !== userId) return people.get(userId)?.isActive ? [userId] : [];
  const deciders = (ids: readonly string[]) =>
    [...new Set(ids)].filter((id) => requestParty(id, request, people) === "decider");
  const involved = deciders(authorIds);
  return involved.length > 0 ? involved : deciders(askedIds);
}
