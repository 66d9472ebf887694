import { redirectErrorText } from "#core/links/redirectErrors.ts";
import { hasService } from "./hasService.ts";

/** The advice depends on the server's services. Returns undefined without a known code. */
export function addressErrorText(code: string | null): string | undefined {
  return redirectErrorText(code, { sendsMail: hasService("mail"), hasGoogle: hasService("google") });
}
