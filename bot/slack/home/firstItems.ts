import { figure } from "#core/figure.ts";
import type { KnownBlock } from "@slack/types";
import { smallPrint } from "../blocks/textBlocks.ts";

interface ListOptions<Item> {
  blocksOf: (shown: readonly Item[]) => KnownBlock[];
  most: number;
  link: string;
}

export function firstItems<Item>(items: readonly Item[], { blocksOf, most, link }: ListOptions<Item>): KnownBlock[] {
  const rest = items.length - most;
  const more = rest > 0 ? [smallPrint(`and ${figure(rest)} more: <${link}|see all in Awayday>`)] : [];
  return [...blocksOf(items.slice(0, most)), ...more];
}
