import type { MissingFactsAnswer } from "#core/api/admin/factAnswers.ts";
import { listText } from "#core/listText.ts";
import { factWords } from "#core/policies/facts/factWords.ts";
import { typeLabel } from "#console/shared/formats.ts";

/** Returns what each leave type needs: "Vacation needs the birth date; Sick needs the weekly hours". */
export function missingText(missing: MissingFactsAnswer["missing"]): string {
  return missing.map(({ type, facts }) => `${typeLabel(type)} needs the ${listText(facts.map(factWords))}`).join("; ");
}
