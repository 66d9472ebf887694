import { leaveYearOf } from "#core/ledger/leaveYear.ts";
import { assessRequest } from "#core/requests/assessRequest.ts";
import { RequestInput } from "#core/requests/RequestInput.ts";
import { batch, insertRows } from "#db/insertRows.ts";
import { newId } from "#db/newId.ts";
import type { RequestView } from "#db/queries/requests.ts";
import { lockPerson } from "#db/queries/person.ts";
import { PtoRequest } from "#db/models/PtoRequest.ts";
import { PtoRequestDay } from "#db/models/PtoRequestDay.ts";
import { announcementRows } from "../notifications/announce.ts";
import { bringUpToDate } from "../posting/bringUpToDate.ts";
import { operation } from "../operation.ts";
import { requestFacts } from "./requestFacts.ts";
import { requestHearersOf } from "../notifications/requestHearersOf.ts";

/** The only way to ask for time off. Locking the person makes two requests wait their turn. */
export const submitRequest = operation(
  "submitRequest",
  RequestInput,
  async (wanted, { me, today, tx, now, audit }): Promise<RequestView> => {
    const locked = (await lockPerson(me.organizationId, me.id, tx)) ?? me;
    const person = await bringUpToDate(locked, { tx, now });
    const { dayCosts, minutes } = assessRequest(wanted, await requestFacts(person, wanted, today, tx));

    const { organizationId } = person;
    const { type, startDate, endDate, isHalfDay, notes = null } = wanted;
    const id = newId();
    const request = { id, userId: person.id, type, startDate, endDate, isHalfDay, notes, minutes, submittedAt: now };
    const days = dayCosts.map((day) => ({
      ...day,
      organizationId,
      requestId: id,
      leaveYear: leaveYearOf(day.date, person.leaveYearStartsIn),
    }));
    const submitted = { organizationId, event: "request.submitted", key: id, payload: { requestId: id } } as const;
    await insertRows(
      [
        announcementRows(submitted, await requestHearersOf(person, { tx, now }), { tx, now }),
        batch(PtoRequest, [{ ...request, organizationId, status: "pending", updatedAt: now }]),
        batch(PtoRequestDay, days),
      ],
      tx,
    );
    await audit({ subject: ["request", id], after: { type, startDate, endDate, isHalfDay, minutes } });
    return { ...request, status: "pending", decidedAt: null, decidedByName: null, rejectionReason: null };
  },
);
