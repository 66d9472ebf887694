import { PeopleList } from "./PeopleList.tsx";
import type { Person } from "./Person.ts";
import { PersonEdit } from "./PersonEdit.tsx";

/** Who works here: edited, deactivated and adjusted, one or many at once. People come by invitations. */
export const people = {
  list: PeopleList,
  edit: PersonEdit,
  recordRepresentation: ({ name }: Person) => name,
};
