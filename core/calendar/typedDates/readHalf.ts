import type { Cursor } from "./Cursor.ts";

/** Takes a phrase for half a day. `isSure` is false for a bare `half`, which may also begin a note. */
export function readHalf(cursor: Cursor): { isSure: boolean } | undefined {
  return cursor.attempt(() => {
    cursor.word("for");
    cursor.word("a");
    if (cursor.word("halfday")) return { isSure: true };
    const fraction = cursor.take("fraction");
    if (fraction ? fraction.value !== 0.5 : !cursor.word("half")) return undefined;
    const isSure = cursor.attempt(() => {
      cursor.take("until");
      cursor.word("a");
      return cursor.word("day", "days", "d") || undefined;
    });
    return { isSure: isSure ?? fraction !== undefined };
  });
}
