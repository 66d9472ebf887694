import { Nothing } from "#core/inputs.ts";
import { findPeopleBelow } from "#db/queries/people/hierarchy.ts";
import { reading } from "../reading.ts";
import { searchInTurn } from "../turns/searchInTurn.ts";
import { blocksToBook } from "./steps/blocksToBook.ts";

export const listTeamBlocks = reading("readUserBalances", Nothing, async (_, { me, clock }) => {
  const { organizationId, hasPolicyDocuments } = me;
  if (!hasPolicyDocuments) return [];
  const ids = await findPeopleBelow(organizationId, me.id);
  return searchInTurn(organizationId, () => blocksToBook(organizationId, ids, clock.now()));
});
