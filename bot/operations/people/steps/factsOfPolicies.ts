import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import { eventsRead, isOfBirthDate, missingFacts, readsBirthDate } from "#core/ledger/lots/missingFacts.ts";
import { missingForSettlement } from "#core/ledger/settlement/missingForSettlement.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { type EventRead, merged } from "#core/policies/facts/eventReads.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { activeTypes } from "#bot/operations/knownTypes/steps/activeTypes.ts";
import { casesOf, type PlacedPerson } from "#bot/operations/accruals/steps/casesOf.ts";

export interface MissingOfType {
  type: LeaveType;
  facts: string[];
}

export interface FactsOfPolicies {
  missing: MissingOfType[];
  asksBirthDate: boolean;
  events: EventRead[];
}

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
  const settled = new Map<AccrualCase, string[]>();
  const ofSettlement = (accrual: AccrualCase) => {
    const facts = settled.get(accrual) ?? missingForSettlement(accrual);
    settled.set(accrual, facts);
    return facts;
  };
  const former = new Set(people.filter(({ isActive }) => !isActive).map(({ id }) => id));
  return (id) => {
    if (former.has(id)) {
      const missing = missingOf(types.map((type) => ({ type, facts: ofSettlement(caseOf(id, type)) })));
      return { missing, asksBirthDate: missing.some(({ facts }) => facts.some(isOfBirthDate)), events: [] };
    }
    const ofTypes = types.map((type) => ({ type, ...ofCase(caseOf(id, type)) }));
    return {
      missing: missingOf(ofTypes),
      asksBirthDate: ofTypes.some(({ asksBirthDate }) => asksBirthDate),
      events: merged(ofTypes.flatMap(({ events }) => events)),
    };
  };
}

function missingOf(ofTypes: readonly MissingOfType[]): MissingOfType[] {
  return ofTypes.filter(({ facts }) => facts.length > 0).map(({ type, facts }) => ({ type, facts }));
}
