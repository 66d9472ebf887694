import type { Transaction } from "sequelize";
import { addMonths } from "#core/calendar/dates.ts";
import { todayIn } from "#core/calendar/zones.ts";
import { Nothing } from "#core/inputs.ts";
import { findScheduledOffices } from "#db/queries/ledger/accrualOffices.ts";
import { findPeopleById } from "#db/queries/people/peopleById.ts";
import { peopleOfOffice } from "../accruals/steps/recalculateOffice.ts";
import { reading } from "../reading.ts";
import { Pauses } from "../turns/Pauses.ts";
import { readInTurn } from "../turns/readInTurn.ts";
import { transactionally } from "../transactionally.ts";
import { factsOfPolicies, type MissingOfType } from "./steps/factsOfPolicies.ts";

const MAX_LISTED = 500;

const MONTHS_AFTER_LEAVING = 24;

interface WaitingPerson {
  id: string;
  name: string;
  officeName: string | null;
  missing: MissingOfType[];
}

export const listMissingFacts = reading("listMissingFacts", Nothing, async (_, { me, clock }) => {
  if (!me.hasPolicyDocuments) return [];
  const { organizationId } = me;
  const now = clock.now();
  return readInTurn(organizationId, () =>
    transactionally(async (tx): Promise<WaitingPerson[]> => {
      const waiting = await missingByPerson(organizationId, { now, tx });
      const people = await findPeopleById(organizationId, [...waiting.keys()], tx);
      return people
        .filter(({ isErased }) => !isErased)
        .map(({ id, name, officeName }) => ({ id, name, officeName, missing: waiting.get(id) ?? [] }))
        .toSorted((one, other) => one.name.localeCompare(other.name, "en"));
    }, organizationId),
  );
});

async function missingByPerson(organizationId: string, { now, tx }: { now: Date; tx: Transaction }) {
  const waiting = new Map<string, MissingOfType[]>();
  const pauses = new Pauses();
  for (const { officeId, zone } of await findScheduledOffices(organizationId)) {
    const today = todayIn(zone, now);
    const leftSince = addMonths(today, -MONTHS_AFTER_LEAVING);
    for await (const people of peopleOfOffice({ organizationId, officeId, leftSince }, tx)) {
      const factsOf = await factsOfPolicies(organizationId, people, today, tx);
      for (const { id } of people) {
        await pauses.take();
        const { missing } = factsOf(id);
        if (missing.length > 0) waiting.set(id, missing);
        if (waiting.size === MAX_LISTED) return waiting;
      }
    }
  }
  return waiting;
}
