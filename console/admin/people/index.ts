import type { PersonAnswer } from "#core/api/UserAnswer.ts";
import { PeopleList } from "./PeopleList.tsx";
import { PersonEdit } from "./PersonEdit.tsx";

/**
 * The organization's people. They can be edited or deactivated and their balances adjusted, individually or in bulk.
 * People are added by invitation or import.
 */
export const people = {
  list: PeopleList,
  edit: PersonEdit,
  recordRepresentation: ({ name }: PersonAnswer) => name,
};
