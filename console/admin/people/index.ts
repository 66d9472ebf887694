import type { PersonAnswer } from "#core/api/UserAnswer.ts";
import { PeopleList } from "./PeopleList.tsx";
import { PersonEdit } from "./PersonEdit.tsx";

export const people = {
  list: PeopleList,
  edit: PersonEdit,
  recordRepresentation: ({ name }: PersonAnswer) => name,
};
