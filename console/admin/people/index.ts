import type { PersonAnswer } from "#core/api/UserAnswer.ts";
import { PeopleList } from "./PeopleList.tsx";
import { PersonEdit } from "./PersonEdit.tsx";

/** People are added by invitation or import. */
export const people = {
  list: PeopleList,
  edit: PersonEdit,
  recordRepresentation: ({ name }: PersonAnswer) => name,
};
