import { folded } from "#core/search/folded.ts";
import { searchWords } from "#core/search/searchPatterns.ts";

/** One result of a search. */
export interface SearchItem {
  key: string;
  /** The heading above the item. */
  group: string;
  label: string;
  /** A quiet text after the label. */
  detail?: string | undefined;
  /** The person's picture, for people. */
  avatar?: string | undefined;
  /** The path to open: in the dashboard or, below `/admin`, in the console. */
  path: string;
}

/** Returns the items whose label, detail, and group together contain every word of a search, at the start of a word. */
export function matchingItems(items: readonly SearchItem[], search: string): SearchItem[] {
  const words = searchWords(search);
  return items.filter(({ label, detail = "", group }) => {
    const searched = ` ${folded(`${label} ${detail} ${group}`)}`;
    return words.every((word) => searched.includes(` ${word}`));
  });
}
