import { assertPasswordsCount } from "#core/people/googleOnly.ts";
import { holdGoogleOnly } from "../organization/signInLock.ts";
import { transactionally } from "../transactionally.ts";

/**
 * Refuses a session just begun by password where Google became the only way in meanwhile. Asked once it is stored:
 * whoever changes the rules ends the sessions that they see, and the others see the new rules here.
 */
export async function confirmSignIn(organizationId: string): Promise<void> {
  await transactionally(async (tx) => assertPasswordsCount({ googleOnly: await holdGoogleOnly(organizationId, tx) }));
}
