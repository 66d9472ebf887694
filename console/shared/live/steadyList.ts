/** An item of a list that doesn't move under the pointer; `isGone` if it has left the list. */
export interface Steady<Item> {
  item: Item;
  isGone: boolean;
}

/**
 * Returns the items in the places that they have on screen, with new ones at the end. Items that left stay as gone,
 * except those that the person removed.
 */
export function steadyList<Item extends { id: string }>(
  shown: readonly Steady<Item>[],
  items: readonly Item[],
  removed: ReadonlySet<string>,
): Steady<Item>[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const kept = shown.flatMap(({ item: before }) => {
    const item = byId.get(before.id);
    byId.delete(before.id);
    if (item) return { item, isGone: false };
    return removed.has(before.id) ? [] : { item: before, isGone: true };
  });
  return [...kept, ...[...byId.values()].map((item) => ({ item, isGone: false }))];
}
