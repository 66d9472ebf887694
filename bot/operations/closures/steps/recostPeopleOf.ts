import { findPeopleOfOffices } from "#db/queries/people/people.ts";
import { recostRequests } from "#bot/operations/requests/steps/recostRequests.ts";

export async function recostPeopleOf(
  organizationId: string,
  officeIds: readonly string[],
  by: Parameters<typeof recostRequests>[2],
): Promise<void> {
  // Recalculates all offices together, so that people are locked in one order and notified once.
  await recostRequests(organizationId, await findPeopleOfOffices(organizationId, officeIds, by.tx), by);
}
