import type { LedgerEntry } from "#core/ledger/LedgerEntry.ts";
import type { PostedSum } from "#db/queries/ledger/insertEntrySets.ts";

/** Expects sums of two groups with no person in common. */
export function addSums(some: readonly PostedSum[], others: readonly PostedSum[]): PostedSum[] {
  const sums = new Map<string, PostedSum>();
  for (const sum of [...some, ...others]) {
    const key = `${sum.type} ${sum.kind}`;
    const known = sums.get(key);
    sums.set(key, known ? added(known, sum) : sum);
  }
  return [...sums.values()];
}

export function sumsOf(entries: readonly LedgerEntry[]): PostedSum[] {
  const sums = new Map<string, PostedSum>();
  for (const { type, kind, minutes } of entries) {
    const known = sums.get(`${type} ${kind}`);
    const sumOfKind = { type, kind, people: known ? 0 : 1, entries: 1, minutes };
    sums.set(`${type} ${kind}`, known ? added(known, sumOfKind) : sumOfKind);
  }
  return [...sums.values()];
}

function added(one: PostedSum, other: PostedSum): PostedSum {
  return {
    ...one,
    people: one.people + other.people,
    entries: one.entries + other.entries,
    minutes: one.minutes + other.minutes,
  };
}
