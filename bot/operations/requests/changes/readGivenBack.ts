import { givenBackWords } from "#core/requests/giveBack/givenBackWords.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import { amountsGivenBack } from "../steps/giveBack/amountsGivenBack.ts";

/**
 * Returns what sick leave gave back of other leave, or would give back, as sentences without a period. Only the person
 * sees the names of types that colleagues don't see.
 */
export async function readGivenBack(
  organizationId: string,
  request: RequestView,
  { isOwn }: { isOwn: boolean },
): Promise<string[]> {
  const amounts = await amountsGivenBack(organizationId, request);
  const shown = isOwn ? amounts.map((amount) => ({ ...amount, isNamed: true })) : amounts;
  return givenBackWords(shown, { isPast: request.status === "approved" });
}
