import { GoogleConfirmationInput } from "#core/people/confirmation.ts";
import { REDIRECT_ERRORS } from "#core/links/redirectErrors.ts";
import { Refusal } from "#core/refusal.ts";
import { findGoogleAccount } from "#db/queries/people/accounts.ts";
import { confirmSession } from "#db/queries/auth/sessions.ts";
import { operation } from "#bot/operations/operation.ts";
import { signedOut } from "#bot/operations/running/authorized.ts";
import { GoogleProfileInput } from "./GoogleProfile.ts";

const Returning = GoogleConfirmationInput.extend({ subject: GoogleProfileInput.shape.subject });

export const confirmWithGoogle = operation(
  "confirmWithGoogle",
  Returning,
  async ({ purpose, subject }, { me, actor, tx, now, audit }) => {
    const account = await findGoogleAccount(subject, tx);
    if (account?.userId !== me.id) throw new Refusal("forbidden", "not_own_google", REDIRECT_ERRORS.not_own_google);
    const session = { sid: actor.sessionId ?? "", userId: me.id };
    if (!(await confirmSession(session, purpose, now, tx))) throw signedOut();
    await audit({ subject: ["user", me.id], after: { google: "confirmed", for: purpose } });
  },
);
