import { GoogleConfirmationInput } from "#core/people/confirmation.ts";
import { REDIRECT_ERRORS } from "#core/links/redirectErrors.ts";
import { Refusal } from "#core/refusal.ts";
import { findWaysToSignIn } from "#db/queries/people/accounts.ts";
import { reading } from "#bot/operations/reading.ts";

export const startGoogleConfirmation = reading(
  "confirmWithGoogle",
  GoogleConfirmationInput,
  async ({ purpose }, { me }) => {
    const { hasGoogle } = await findWaysToSignIn(me.organizationId, me.id);
    if (!hasGoogle) throw new Refusal("conflict", "not_own_google", REDIRECT_ERRORS.not_own_google);
    return purpose;
  },
);
