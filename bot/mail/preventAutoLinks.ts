import { WORD_JOINER } from "#core/notify/wordJoiner.ts";
import type { MailContent } from "./MailContent.ts";

/** Matches a dot inside a word, as in "Booking.com" and "St.John", but not in "J.R. Smith" or "1.5". */
const INNER_DOT = /(?<=[\p{L}\p{M}\p{N}-])[.\u3002\uff0e\uff61](?=\p{L}[\p{L}\p{M}])/gu;

/**
 * Adds invisible word joiners, so that mail programs don't turn "Booking.com" into a link. Leaves `addresses`
 * unchanged, because people copy them.
 */
export function preventAutoLinks(text: string, addresses: readonly string[]): string {
  const [address, ...others] = addresses;
  if (address === undefined) return text.replaceAll(INNER_DOT, `$&${WORD_JOINER}`);
  return text
    .split(address)
    .map((part) => preventAutoLinks(part, others))
    .join(address);
}

export function withoutStrayLinks(content: MailContent, recipient: string): MailContent {
  const plain = (text: string) => preventAutoLinks(text, [recipient, ...(content.addresses ?? [])]);
  const { title, lead, facts, quote, note } = content;
  return {
    ...content,
    title: plain(title),
    lead: plain(lead),
    facts: facts.map(([name, value]) => [plain(name), plain(value)] as const),
    quote: quote && { ...quote, label: plain(quote.label) },
    note: note && plain(note),
  };
}
