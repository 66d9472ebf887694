import { Pauses } from "./Pauses.ts";

export async function collectWithPauses<Item>(items: Iterable<Item>): Promise<Item[]> {
  const pauses = new Pauses();
  const collected: Item[] = [];
  for (const item of items) {
    collected.push(item);
    if (pauses.isDue) await pauses.take();
  }
  return collected;
}
