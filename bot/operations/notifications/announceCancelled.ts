import type { Transaction } from "sequelize";
import { findToldOfRequest } from "#db/queries/hearers.ts";
import { announce, type Told } from "./announce.ts";

/** Tells those who were asked that a request is taken back, and its person unless they did it. */
export async function announceCancelled(
  {
    organizationId,
    requestId,
    person,
    actorId,
  }: {
    organizationId: string;
    requestId: string;
    /** Whose request it was, where they are to hear of it. */
    person: Told | null;
    actorId: string;
  },
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  const told = [...(await findToldOfRequest(organizationId, requestId, tx)), ...(person ? [person] : [])];
  const others = [...new Map(told.map((one) => [one.id, one])).values()].filter(({ id }) => id !== actorId);
  const event = { organizationId, event: "request.cancelled", key: requestId, payload: { requestId } } as const;
  await announce(event, others, { tx, now });
}
