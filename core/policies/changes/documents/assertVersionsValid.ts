import { formatFullDate } from "#core/calendar/dateTexts.ts";
import { Refusal } from "#core/refusal.ts";
import { type DocumentPlace, postableDocument } from "../../document/checks/postableDocument.ts";
import type { PolicyDocument } from "../../document/PolicyDocument.ts";
import { sameDocument } from "../../document/sameDocument.ts";
import type { PolicyChange } from "../policyChange.ts";

export function assertVersionsValid(
  { versions }: Pick<PolicyChange, "versions">,
  checked: readonly (PolicyDocument | undefined)[],
  place: DocumentPlace,
): void {
  for (const { effectiveOn, terms } of versions) {
    const { document } = terms;
    if (!document || checked.some((one) => sameDocument(one, document))) continue;
    try {
      postableDocument(document, place);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const text = `With this change, the policy from ${formatFullDate(effectiveOn)} on wouldn't be valid: ${error.message}`;
      throw new Refusal(error.kind, error.code, text);
    }
  }
}
