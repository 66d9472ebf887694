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
