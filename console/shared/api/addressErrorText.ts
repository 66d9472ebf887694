import { redirectErrorText } from "#core/links/redirectErrors.ts";
import { hasService } from "./hasService.ts";

export function addressErrorText(code: string | null): string | undefined {
  return redirectErrorText(code, { sendsMail: hasService("mail"), hasGoogle: hasService("google") });
}
