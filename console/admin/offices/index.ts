import type { OfficeAnswer } from "#core/api/OfficeAnswer.ts";
import { OfficeCreate } from "./OfficeCreate.tsx";
import { OfficeEdit } from "./OfficeEdit.tsx";
import { OfficeList } from "./OfficeList.tsx";

export const offices = {
  list: OfficeList,
  create: OfficeCreate,
  edit: OfficeEdit,
  recordRepresentation: ({ name }: OfficeAnswer) => name,
};
