import { RequestInput, RequestForInput } from "#core/requests/RequestInput.ts";
import { Refusal } from "#core/refusal.ts";
import { lockPerson } from "#db/queries/people/person.ts";
import { operation } from "../operation.ts";
import { announce } from "../notifications/steps/announce.ts";
import { insertRequest } from "./steps/insertRequest.ts";
import { unknownUser } from "./steps/unknownUser.ts";

/**
 * Submits a request for the caller; every entry point calls it. Locks the person, so that concurrent requests run one
 * at a time.
 */
export const submitRequest = operation(
  "submitRequest",
  RequestInput,
  async (wanted, { me, tx, now, audit }) => {
    const request = await insertRequest(me, { ...wanted, role: me.role }, { tx, now });
    const { id, type, startDate, endDate, isHalfDay, minutes } = request;
    await audit({ subject: ["request", id], after: { type, startDate, endDate, isHalfDay, minutes } });
    return request;
  },
  { locksMe: true },
);

/**
 * Submits a request on another person's behalf under the usual rules, and notifies that person. The audit event names
 * them.
 */
export const submitRequestFor = operation(
  "submitRequestFor",
  RequestForInput,
  async (wanted, { me, tx, now, audit, again }) => {
    const person = await lockPerson(me.organizationId, wanted.userId, tx);
    if (!person) throw unknownUser();
    await again();
    if (!person.isActive) throw new Refusal("conflict", "inactive", "This user is deactivated");
    const request = await insertRequest(person, { ...wanted, role: me.role }, { tx, now });
    const { id, userId, type, startDate, endDate, isHalfDay, minutes } = request;
    if (userId !== me.id) {
      const payload = { requestId: id, actorId: me.id };
      const entered = { organizationId: me.organizationId, event: "request.entered", key: id, payload } as const;
      await announce(entered, [person], { tx, now });
    }
    await audit({ subject: ["request", id], after: { userId, type, startDate, endDate, isHalfDay, minutes } });
    return request;
  },
);
