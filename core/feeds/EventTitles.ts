import { amountNote } from "./amountNote.ts";
import type { FeedEvent } from "./FeedEvent.ts";
import { icsLine, icsText } from "./icsLines.ts";

type Titled = Pick<FeedEvent, "status" | "isHalfDay" | "parts" | "typeName" | "personName">;

export class EventTitles {
  #personName: string | null = null;
  readonly #known = Array.from({ length: 4 }, () => new Map<string, string>());

  of(event: Titled): string {
    const { status, isHalfDay, parts, typeName, personName } = event;
    if (parts) return linesOf(event);
    if (personName !== this.#personName) {
      for (const lines of this.#known) lines.clear();
      this.#personName = personName;
    }
    const known = this.#known[(status === "pending" ? 2 : 0) + (isHalfDay ? 1 : 0)];
    const lines = known?.get(typeName) ?? linesOf(event);
    known?.set(typeName, lines);
    return lines;
  }
}

function linesOf(event: Titled): string {
  const { status, typeName, personName } = event;
  const isPending = status === "pending";
  const what = `${typeName}${amountNote(event)}${isPending ? " (pending)" : ""}`;
  // Neither pending time off nor colleagues' time off makes the reader busy.
  const busy = personName === null && !isPending ? "OPAQUE" : "TRANSPARENT";
  return (
    icsLine(`SUMMARY:${icsText(personName === null ? what : `${personName}: ${what}`)}`) +
    `STATUS:${isPending ? "TENTATIVE" : "CONFIRMED"}\r\nTRANSP:${busy}\r\n`
  );
}
