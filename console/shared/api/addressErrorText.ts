import { redirectErrorText } from "#core/links/redirectErrors.ts";
import { hasService } from "./hasService.ts";

/** Returns undefined for an unknown code. The advice depends on the server's services. */
export function addressErrorText(code: string | null): string | undefined {
  return redirectErrorText(code, { sendsMail: hasService("mail"), hasGoogle: hasService("google") });
}
