import { givenBackWords } from "#core/requests/giveBack/givenBackWords.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import { amountsGivenBack } from "../steps/giveBack/amountsGivenBack.ts";
import { peopleSeenWhole } from "../steps/giveBack/peopleSeenWhole.ts";

/** Returns sentences without a period. Hides other leave that the reader may not see. */
export async function readGivenBack(organizationId: string, request: RequestView, readerId: string): Promise<string[]> {
  const amounts = await amountsGivenBack(organizationId, request);
  if (amounts.length === 0) return [];
  const insiders = await peopleSeenWhole(organizationId, [request.userId], readerId);
  return givenBackWords(amounts, { isPast: request.status === "approved", isInsider: insiders.has(request.userId) });
}
