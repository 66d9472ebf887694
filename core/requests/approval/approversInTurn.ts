import { listText } from "#core/listText.ts";
import { isAdmin, type People } from "#core/people/approver.ts";
import type { ApprovalStep } from "./ApprovalStep.ts";
import { approversOfStep } from "./approversOfStep.ts";
import { otherAdminNames } from "./approverOfBegun.ts";
import { approversText, MAX_NAMES } from "./stepTexts.ts";

export function approversInTurn(
  personId: string,
  steps: readonly ApprovalStep[],
  people: People,
  { asksAdmin = false } = {},
): string {
  const person = people.get(personId);
  const turns = steps.map((step, index) => {
    const holding = person ? approversOfStep({ person, step }, people) : [];
    const isLastForAdmin = asksAdmin && index === steps.length - 1;
    if (isLastForAdmin && !holding.some(isAdmin)) return otherAdminNames(personId, people);
    const holders = holding.filter((one) => !isLastForAdmin || isAdmin(one)).map(({ name }) => name);
    const isFew = holders.length > 0 && holders.length <= MAX_NAMES;
    const names = step.by.flatMap((one) => (typeof one === "object" ? (people.get(one.person)?.name ?? []) : []));
    return isFew ? listText(holders, "or") : approversText({ by: step.by, names });
  });
  return turns.filter((turn, index) => turn !== turns[index - 1]).join(", then ");
}
