import { SuggestionQuery } from "#core/delegations/DelegationInput.ts";
import { isAtLeast } from "#core/people/access/roles.ts";
import { suggestedDelegate } from "#core/delegations/suggestedDelegate.ts";
import { findCandidates } from "#db/queries/delegations/findCandidates.ts";
import { findOverlappingDelegation } from "#db/queries/delegations/delegations.ts";
import { seenTypes } from "../knownTypes/steps/seenTypes.ts";
import { reading } from "../reading.ts";

interface DelegateSuggestion {
  suggested: { id: string; name: string } | null;
}

export const suggestDelegate = reading(
  "listDelegations",
  SuggestionQuery,
  async (days, { me, clock }): Promise<DelegateSuggestion | undefined> => {
    if (!isAtLeast(me.role, "Manager")) return undefined;
    // Security: suggestions would otherwise reveal leave that the calendar hides from the caller.
    const hidden = isAtLeast(me.role, "Admin") ? [] : (await seenTypes(me)).hidden;
    const found = await findCandidates(me, days, hidden);
    const self = found.people.get(me.id);
    if (!self || !found.hasReports || (await findOverlappingDelegation(me, days, clock.now()))) return undefined;
    const suggested = suggestedDelegate(self, found.people, found.away);
    return { suggested: suggested ? { id: suggested.id, name: suggested.name } : null };
  },
);
