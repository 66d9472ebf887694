import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import { eventsRead, missingFacts, readsBirthDate } from "#core/ledger/lots/missingFacts.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { type EventRead, merged } from "#core/policies/facts/eventReads.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { activeTypes } from "#bot/operations/knownTypes/steps/activeTypes.ts";
import { casesOf, type PlacedPerson } from "#bot/operations/accruals/steps/casesOf.ts";

/** The facts that the policies of a leave type need about a person and that aren't recorded; at least one. */
export interface MissingOfType {
  type: LeaveType;
  facts: string[];
}

/** The facts about a person that their policies read or lack. */
export interface FactsOfPolicies {
  missing: MissingOfType[];
  /** True if a policy depends on the birth date. */
  asksBirthDate: boolean;
  /** The events that the policies read. */
  events: EventRead[];
}

/**
 * Returns a function from a person's id to the facts that their policies read or lack. People with equal terms share
 * the computation.
 */
export async function factsOfPolicies(
  organizationId: string,
  people: readonly PlacedPerson[],
  today: IsoDate,
  tx: Transaction,
): Promise<(personId: string) => FactsOfPolicies> {
  const types = await activeTypes(organizationId, tx);
  const caseOf = await casesOf(organizationId, people, tx);
  const known = new Map<AccrualCase, Pick<FactsOfPolicies, "asksBirthDate" | "events"> & { facts: string[] }>();
  const ofCase = (accrual: AccrualCase) => {
    const found = known.get(accrual) ?? {
      facts: missingFacts(accrual, today),
      asksBirthDate: readsBirthDate(accrual, today),
      events: eventsRead(accrual, today),
    };
    known.set(accrual, found);
    return found;
  };
  return (id) => {
    const ofTypes = types.map((type) => ({ type, ...ofCase(caseOf(id, type)) }));
    return {
      missing: ofTypes.filter(({ facts }) => facts.length > 0).map(({ type, facts }) => ({ type, facts })),
      asksBirthDate: ofTypes.some(({ asksBirthDate }) => asksBirthDate),
      events: merged(ofTypes.flatMap(({ events }) => events)),
    };
  };
}
