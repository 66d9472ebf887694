import { folded } from "#core/search/folded.ts";
import { searchWords } from "#core/search/searchPatterns.ts";

export interface SearchItem {
  key: string;
  group: string;
  label: string;
  detail?: string | undefined;
  avatar?: string | undefined;
  path: string;
}

export function matchingItems(items: readonly SearchItem[], search: string): SearchItem[] {
  const words = searchWords(search);
  return items.filter(({ label, detail = "", group }) => {
    const searched = ` ${folded(`${label} ${detail} ${group}`)}`;
    return words.every((word) => searched.includes(` ${word}`));
  });
}
