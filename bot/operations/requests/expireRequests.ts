import { todayIn } from "#core/calendar/zones.ts";
import { assertTransition } from "#core/requests/lifecycle/assertTransition.ts";
import { findLastDay, findRequestsToExpire, storeExpiry } from "#db/queries/requests/expiring.ts";
import { writeAuditEntry } from "../audit.ts";
import type { BrokenOrganization } from "../BrokenOrganization.ts";
import { followUpRequest } from "../notifications/steps/followUp.ts";
import { OrganizationErrors } from "../running/OrganizationErrors.ts";
import { operationsRuntime } from "../runtime.ts";
import { transactionally } from "../transactionally.ts";
import { announceCancelled } from "./steps/announceCancelled.ts";
import { relieveNeighbors } from "./steps/beside/relieveNeighbors.ts";
import { lockRequest } from "./steps/lockRequest.ts";

const REASON = "Nobody decided in time";

export async function expireRequests(goesOn: () => boolean = () => true): Promise<BrokenOrganization[]> {
  const errors = new OrganizationErrors();
  const now = operationsRuntime().clock.now();
  for (const { organizationId, userId, id, expiresOn, zone } of await findRequestsToExpire(now)) {
    if (!goesOn()) break;
    try {
      if (todayIn(zone, now) > expiresOn) await expireRequest(organizationId, id);
    } catch (error) {
      errors.note({ organizationId, userId }, error);
    }
  }
  return errors.broken();
}

/** Locks the person first, so that a concurrent decision is either visible here or refused. */
function expireRequest(organizationId: string, id: string): Promise<void> {
  const { clock } = operationsRuntime();
  return transactionally(async (tx) => {
    const now = clock.now();
    const { request, person } = await lockRequest(organizationId, id, tx);
    const lastDay = await findLastDay(organizationId, id, tx);
    if (request.status !== "pending" || lastDay === null || todayIn(person.zone, now) <= lastDay) return;
    const status = assertTransition(request, "expire", { as: ["system"], actorId: person.id, now });
    await storeExpiry({ organizationId, id }, REASON, { tx, now });
    await relieveNeighbors(person, request, { tx, now });
    await followUpRequest(person, id, { tx, now });
    await announceCancelled({ organizationId, request, person, actorId: null }, { tx, now });
    const by = { organizationId, userId: null, source: "clock", action: "expireRequest", at: now } as const;
    await writeAuditEntry(by, { subject: ["request", id], before: { status: "pending" }, after: { status } }, tx);
  }, organizationId);
}
