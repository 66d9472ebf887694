import type { IsoDate } from "#core/calendar/dates.ts";
import { todayIn } from "#core/calendar/zones.ts";
import { Nothing } from "#core/inputs.ts";
import type { Person } from "#db/queries/people/person.ts";
import { seenUpToDate } from "../accruals/steps/bringUpToDate.ts";
import { readingOn } from "../reading.ts";
import { searchInTurn } from "../turns/searchInTurn.ts";
import { readablePerson } from "./steps/readablePerson.ts";
import { statementOf, type TypeStatement } from "./steps/statementOf.ts";

export interface FinalStatement {
  person: Person;
  today: IsoDate;
  types: TypeStatement[];
}

export const readFinalStatement = readingOn(
  "readFinalStatement",
  Nothing,
  async (id, _, { me, clock }): Promise<FinalStatement> => {
    const person = await seenUpToDate(await readablePerson(me, id), clock.now());
    const today = todayIn(person.zone, clock.now());
    return { person, today, types: await searchInTurn(me.organizationId, () => statementOf(person, today)) };
  },
);
