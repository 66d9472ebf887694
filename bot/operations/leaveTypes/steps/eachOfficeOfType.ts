import type { Transaction } from "sequelize";
import { type IsoDate, latest } from "#core/calendar/dates.ts";
import type { PlacedPerson } from "#bot/operations/accruals/steps/casesOf.ts";
import { peopleOfOffice } from "#bot/operations/accruals/steps/recalculateOffice.ts";
import { findScheduledOffices, findAccrualOffice } from "#db/queries/ledger/accrualOffices.ts";
import { lockOfficeAccruals } from "#db/queries/offices/offices.ts";

interface PostedPart {
  officeId: string;
  people: { person: PlacedPerson; through: IsoDate }[];
}

export async function* eachOfficeOfType(organizationId: string, tx: Transaction): AsyncGenerator<PostedPart> {
  for (const { officeId } of await findScheduledOffices(organizationId)) {
    await lockOfficeAccruals(organizationId, officeId, tx);
    const office = await findAccrualOffice(organizationId, officeId, tx);
    if (!office) continue;
    for await (const people of peopleOfOffice({ organizationId, officeId }, tx)) {
      const posted = people.flatMap((person) => {
        const through = latest(person.postedThrough, office.postedThrough);
        return through === null ? [] : [{ person, through }];
      });
      yield { officeId, people: posted };
    }
  }
}
