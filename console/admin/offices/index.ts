import type { OfficeAnswer } from "#core/api/OfficeAnswer.ts";
import { OfficeCreate } from "./OfficeCreate.tsx";
import { OfficeEdit } from "./OfficeEdit.tsx";
import { OfficeList } from "./OfficeList.tsx";

/** Any office but the default one can be deleted if it has no members. */
export const offices = {
  list: OfficeList,
  create: OfficeCreate,
  edit: OfficeEdit,
  recordRepresentation: ({ name }: OfficeAnswer) => name,
};
