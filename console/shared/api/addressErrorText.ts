import { redirectErrorText } from "#core/links/redirectErrors.ts";
import { hasService } from "./hasService.ts";

/** Returns the text of an error code in the address, with advice that fits the server; undefined for an unknown one. */
export function addressErrorText(code: string | null): string | undefined {
  return redirectErrorText(code, { sendsMail: hasService("mail"), hasGoogle: hasService("google") });
}
