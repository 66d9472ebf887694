import { RequestInput } from "#core/requests/RequestInput.ts";
import { operation } from "../operation.ts";
import { insertRequest } from "./steps/insertRequest.ts";

/**
 * Submits a request for the caller; every entry point calls it. Locks the person, so that concurrent requests run one
 * at a time.
 */
export const submitRequest = operation(
  "submitRequest",
  RequestInput,
  async (wanted, { me, tx, now, audit }) => {
    const request = await insertRequest(me, wanted, { tx, now });
    const { id, type, startDate, endDate, isHalfDay, minutes } = request;
    await audit({ subject: ["request", id], after: { type, startDate, endDate, isHalfDay, minutes } });
    return request;
  },
  { locksMe: true },
);
