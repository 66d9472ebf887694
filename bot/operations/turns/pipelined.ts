interface Stages<Item, Read, Result> {
  read: (item: Item) => Promise<Read>;
  /** Must not query, because `write` and `read` use the transaction's connection meanwhile. */
  calculate: (read: Read) => Promise<Result>;
  write: (result: Result) => Promise<void>;
}

/** During each calculation, PostgreSQL writes the previous result and reads the next item. */
export async function pipelined<Item, Read, Result>(
  items: Iterable<Item>,
  { read, calculate, write }: Stages<Item, Read, Result>,
): Promise<void> {
  const [first, ...others] = items;
  if (first === undefined) return;
  let found: Read = await read(first);
  let calculated: Result[] = [];
  const writeCalculated = async () => {
    for (const result of calculated) await write(result);
  };
  for (const next of others) {
    const [result, following] = await bothSettled(
      calculate(found),
      writeCalculated().then(() => read(next)),
    );
    calculated = [result];
    found = following;
  }
  const [result] = await bothSettled(calculate(found), writeCalculated());
  await write(result);
}

/** Waits for both even if one fails, so that no query of the other follows the rollback. */
async function bothSettled<One, Other>(one: Promise<One>, other: Promise<Other>): Promise<[One, Other]> {
  await Promise.allSettled([one, other]);
  return Promise.all([one, other]);
}
