import { chunksOf } from "#core/chunksOf.ts";
import type { EntrySet } from "#db/queries/ledger/insertEntrySets.ts";

export function* inPieces(sets: readonly EntrySet[], most: number): Generator<EntrySet[]> {
  let piece: EntrySet[] = [];
  let held = 0;
  for (const { entries, people } of sets) {
    if (entries.length === 0) continue;
    for (const some of chunksOf(people, Math.max(1, Math.floor(most / entries.length)))) {
      const size = entries.length * some.length;
      if (piece.length > 0 && held + size > most) {
        yield piece;
        piece = [];
        held = 0;
      }
      piece.push({ entries, people: some });
      held += size;
    }
  }
  if (piece.length > 0) yield piece;
}
