import type { Cursor } from "./Cursor.ts";

/** `isSure` is false for words that may also begin a note, such as a bare `half`. */
export interface Half {
  isSure: boolean;
  part?: "am" | "pm";
}

export function readHalf(cursor: Cursor): Half | undefined {
  return readAnyHalf(cursor) ?? readNamedHalf(cursor, { am: ["morning"], pm: ["afternoon"] });
}

export function readNamedHalf(cursor: Cursor, { am, pm }: { am: string[]; pm: string[] }): Half | undefined {
  return cursor.attempt(() => {
    if (cursor.word("in")) cursor.word("the");
    if (cursor.word(...am)) return { isSure: false, part: "am" as const };
    return cursor.word(...pm) ? { isSure: false, part: "pm" as const } : undefined;
  });
}

function readAnyHalf(cursor: Cursor): Half | undefined {
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
