/**
 * The requester, unless deactivated, if a decider wrote the message; otherwise, the deciders who wrote on the request
 * before (`authorIds`) or, if there are none, those who were asked to decide it (`askedIds`). `isDecider` tells whether
 * a person may still read the messages as a decider.
 */
export function messageRecipients(
  { authorId, requester }: { authorId: string; requester: { id: string; isActive: boolean } },
  { authorIds, askedIds }: { authorIds: readonly string[]; askedIds: readonly string[] },
  isDecider: (id: string) => boolean,
): string[] {
  if (authorId !== requester.id) return requester.isActive ? [requester.id] : [];
  const deciders = (ids: readonly string[]) => [...new Set(ids)].filter(isDecider);
  const involved = deciders(authorIds);
  return involved.length > 0 ? involved : deciders(askedIds);
}
