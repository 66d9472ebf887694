import { RequestInput } from "#core/requests/RequestInput.ts";
import { lockPerson } from "#db/queries/person.ts";
import { operation, signedOut } from "../operation.ts";
import { placeRequest } from "./placeRequest.ts";

/** The only way to ask for one's own time off. Locking the person makes two requests wait their turn. */
export const submitRequest = operation("submitRequest", RequestInput, async (wanted, { me, tx, now, audit }) => {
  const locked = await lockPerson(me.organizationId, me.id, tx);
  // Who was read along with the session may have been deactivated since.
  if (!locked?.isActive) throw signedOut();
  const request = await placeRequest(locked, wanted, { tx, now });
  const { id, type, startDate, endDate, isHalfDay, minutes } = request;
  await audit({ subject: ["request", id], after: { type, startDate, endDate, isHalfDay, minutes } });
  return request;
});
