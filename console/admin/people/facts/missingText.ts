import type { MissingFactsAnswer } from "#core/api/admin/factAnswers.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { listText } from "#core/listText.ts";
import { factWords } from "#core/policies/facts/factWords.ts";

export function missingText(missing: MissingFactsAnswer["missing"], nameOf: (type: LeaveType) => string): string {
  return missing.map(({ type, facts }) => `${nameOf(type)} needs the ${listText(facts.map(factWords))}`).join("; ");
}
