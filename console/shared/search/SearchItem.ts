import { folded } from "#core/search/folded.ts";
import { searchWords } from "#core/search/searchPatterns.ts";

export interface SearchItem {
  key: string;
  group: string;
  label: string;
  detail?: string | undefined;
  avatar?: string | undefined;
  /** In the dashboard or, below `/admin`, in the console. */
  path: string;
}

/** Each searched word must begin a word of the label, detail, or group. */
export function matchingItems(items: readonly SearchItem[], search: string): SearchItem[] {
  const words = searchWords(search);
  return items.filter(({ label, detail = "", group }) => {
    const searched = ` ${folded(`${label} ${detail} ${group}`)}`;
    return words.every((word) => searched.includes(` ${word}`));
  });
}
