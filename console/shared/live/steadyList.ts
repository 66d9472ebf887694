export interface Steady<Item> {
  item: Item;
  isGone: boolean;
}

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
