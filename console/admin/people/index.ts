import type { PersonAnswer } from "#core/api/UserAnswer.ts";
import { PeopleList } from "./PeopleList.tsx";
import { PersonEdit } from "./PersonEdit.tsx";

/** Has no `create`, because people are added in other ways, such as by invitation. */
export const people = {
  list: PeopleList,
  edit: PersonEdit,
  recordRepresentation: ({ name }: PersonAnswer) => name,
};
