import type { Office } from "./Office.ts";
import { OfficeCreate } from "./OfficeCreate.tsx";
import { OfficeEdit } from "./OfficeEdit.tsx";
import { OfficeList } from "./OfficeList.tsx";

/** Where people work: made, edited, and deleted while nobody works there. */
export const offices = {
  list: OfficeList,
  create: OfficeCreate,
  edit: OfficeEdit,
  recordRepresentation: ({ name }: Office) => name,
};
