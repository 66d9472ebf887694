import { Pauses } from "./Pauses.ts";

export async function mapWithPauses<Item, Result>(
  items: Iterable<Item>,
  calculate: (item: Item) => Result,
): Promise<Result[]> {
  const pauses = new Pauses();
  const results: Result[] = [];
  for (const item of items) {
    if (pauses.isDue) await pauses.take();
    results.push(calculate(item));
  }
  return results;
}
