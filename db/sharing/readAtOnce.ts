import { isUsedByOthers } from "./organizationsInUse.ts";

/**
 * Returns the results of an organization's reads. They run at once, but one after the other while others use the
 * process, because together they would keep more cores busy than a small machine has.
 */
export async function readAtOnce<Results extends unknown[] | []>(
  organizationId: string,
  reads: { [Place in keyof Results]: () => Promise<Results[Place]> },
): Promise<Results> {
  const all = reads as (() => Promise<unknown>)[];
  if (!isUsedByOthers(organizationId)) return (await Promise.all(all.map((read) => read()))) as Results;
  const results: unknown[] = [];
  for (const read of all) results.push(await read());
  return results as Results;
}
