import { z } from "zod";
import { normalEmail } from "#core/addresses/normalEmail.ts";

interface PastedEmails {
  emails: string[];
  unknown: string[];
}

const address = z.email();

/** A name may precede an address, as in `Ana Diaz <ana@acme.example>`. */
export function pastedEmails(text: string): PastedEmails {
  const bare = text.replaceAll(/[^\n,;<>]*<([^<>]*)>/gu, " $1 ");
  const words = bare.split(/[\s,;]+/u).filter((word) => word !== "");
  const emails = new Map<string, string>();
  const unknown: string[] = [];
  for (const word of words) {
    if (!address.safeParse(word).success) unknown.push(word);
    else if (!emails.has(normalEmail(word))) emails.set(normalEmail(word), word);
  }
  return { emails: [...emails.values()], unknown };
}
