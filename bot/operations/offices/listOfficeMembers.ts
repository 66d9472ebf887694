import { Nothing } from "#core/inputs.ts";
import { findOffice } from "#db/queries/offices/offices.ts";
import { findMembers } from "#db/queries/people/people.ts";
import { notFound } from "../notFound.ts";
import { readingOn } from "../reading.ts";
import { readInTurn } from "../turns/readInTurn.ts";

export const listOfficeMembers = readingOn("listOfficeMembers", Nothing, async (id, _, { me }) => {
  if (!(await findOffice(me.organizationId, id))) throw notFound("The office");
  return readInTurn(me.organizationId, () => findMembers(me.organizationId, id));
});
