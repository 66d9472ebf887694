import type { KnownBlock } from "@slack/types";
import { smallPrint } from "../blocks/textBlocks.ts";

interface ListOptions<Item> {
  blocksOf: (shown: readonly Item[]) => KnownBlock[];
  /** How many there is room for. */
  most: number;
  /** Where all of them can be seen. */
  link: string;
}

/** The first of the items, as many as there is room for, and how many more there are. */
export function listed<Item>(items: readonly Item[], { blocksOf, most, link }: ListOptions<Item>): KnownBlock[] {
  const rest = items.length - most;
  const more = rest > 0 ? [smallPrint(`and ${rest} more: <${link}|see all in Awayday>`)] : [];
  return [...blocksOf(items.slice(0, most)), ...more];
}
