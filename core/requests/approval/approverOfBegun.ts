import { listText } from "#core/listText.ts";
import { approverOf, isAdmin, type People } from "#core/people/approver.ts";
import { MAX_NAMES } from "./stepTexts.ts";

export function approverOfBegun(personId: string, people: People): string {
  const person = people.get(personId);
  const usual = person && approverOf(person, people);
  return usual && isAdmin(usual) ? usual.name : otherAdminNames(personId, people);
}

export function otherAdminNames(personId: string, people: People): string {
  const names = [...people.values()].filter((one) => one.id !== personId && isAdmin(one)).map(({ name }) => name);
  return names.length <= MAX_NAMES ? listText(names.toSorted(), "or") : "Another Admin or Owner";
}
