import type { PersonAnswer } from "#core/api/UserAnswer.ts";
import { PeopleList } from "./PeopleList.tsx";
import { PersonEdit } from "./PersonEdit.tsx";

/**
 * The organization's people, who can be edited, deactivated and adjusted, one or several at once. New people come from
 * invitations.
 */
export const people = {
  list: PeopleList,
  edit: PersonEdit,
  recordRepresentation: ({ name }: PersonAnswer) => name,
};
