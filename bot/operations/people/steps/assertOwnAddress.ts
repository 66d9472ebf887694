import { type AddressClaim, claimAddress } from "#db/queries/people/accounts.ts";
import { emailTaken } from "#bot/operations/transactionally.ts";

/**
 * Claims a person's address in the directory, so that they can sign in with it. Refuses (409) if another account keeps
 * it: one that has proven it or, if this claim isn't proven, any.
 */
export async function assertOwnAddress(
  person: { organizationId: string; id: string; email: string },
  claim: AddressClaim,
): Promise<void> {
  if (!(await claimAddress(person, claim))) throw emailTaken();
}
