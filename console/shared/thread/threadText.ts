import { countText } from "#core/countText.ts";

interface Counted {
  documents?: number | undefined;
  messages?: number | undefined;
}

export function threadText({ messages = 0, documents = 0 }: Counted): string {
  return [...counted(messages, "message"), ...counted(documents, "document")].join(" · ");
}

function counted(count: number, noun: string): string[] {
  return count > 0 ? [countText(count, noun)] : [];
}
