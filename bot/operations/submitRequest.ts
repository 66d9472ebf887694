import { leaveYearOf } from "#core/ledger/leaveYear.ts";
import { assessRequest } from "#core/requests/assessRequest.ts";
import { RequestInput } from "#core/requests/RequestInput.ts";
import { lockPerson } from "#db/queries/person.ts";
import { PtoRequest } from "#db/models/PtoRequest.ts";
import { PtoRequestDay } from "#db/models/PtoRequestDay.ts";
import { operation } from "./operation.ts";
import { requestFacts } from "./requestFacts.ts";
import { viewOfRequest } from "./viewOfRequest.ts";

/** The only way to ask for time off. Locking the person makes two requests wait their turn. */
export const submitRequest = operation("submitRequest", RequestInput, async (wanted, { me, today, tx, now, audit }) => {
  const person = (await lockPerson(me.organizationId, me.id, tx)) ?? me;
  const { dayCosts, minutes } = assessRequest(wanted, await requestFacts(person, wanted, today, tx));

  const { organizationId } = person;
  const request = await PtoRequest.create(
    {
      ...wanted,
      notes: wanted.notes ?? null,
      organizationId,
      userId: person.id,
      status: "pending",
      minutes,
      submittedAt: now,
      updatedAt: now,
    },
    { transaction: tx },
  );
  await PtoRequestDay.bulkCreate(
    dayCosts.map((day) => ({
      ...day,
      organizationId,
      requestId: request.id,
      leaveYear: leaveYearOf(day.date, person.leaveYearStartsIn),
    })),
    { transaction: tx },
  );
  const { type, startDate, endDate, isHalfDay } = wanted;
  await audit({ subject: ["request", request.id], after: { type, startDate, endDate, isHalfDay, minutes } });
  return viewOfRequest(request, null);
});
