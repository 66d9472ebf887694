import { type AddressClaim, claimAddress } from "#db/queries/people/accounts.ts";
import { emailTaken } from "#bot/operations/transactionally.ts";

export async function assertOwnAddress(
  person: { organizationId: string; id: string; email: string },
  claim: AddressClaim,
): Promise<void> {
  if (!(await claimAddress(person, claim))) throw emailTaken();
}
