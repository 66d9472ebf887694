import type { OfficeAnswer } from "#core/api/OfficeAnswer.ts";
import { OfficeCreate } from "./OfficeCreate.tsx";
import { OfficeEdit } from "./OfficeEdit.tsx";
import { OfficeList } from "./OfficeList.tsx";

/** The offices, which can be created, edited and, while they have no members, deleted. */
export const offices = {
  list: OfficeList,
  create: OfficeCreate,
  edit: OfficeEdit,
  recordRepresentation: ({ name }: OfficeAnswer) => name,
};
