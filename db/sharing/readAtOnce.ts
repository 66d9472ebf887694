import { isUsedByOthers } from "./organizationsInUse.ts";

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
