import { assertEmailDomain } from "#core/auth/emailDomain.ts";
import { EmailChangeInput } from "#core/auth/EmailChangeInput.ts";
import { Refusal } from "#core/refusal.ts";
import { limits } from "#core/throttling/limits.ts";
import { newId } from "#db/newId.ts";
import { keepEmailChange } from "#db/queries/auth/emailChanges.ts";
import { isMember } from "#db/queries/people/people.ts";
import { lockPerson } from "#db/queries/people/person.ts";
import { announceTo } from "#bot/operations/notifications/steps/announce.ts";
import { assertOwnAddress } from "#bot/operations/people/steps/assertOwnAddress.ts";
import { moveToAddress } from "#bot/operations/people/steps/moveToAddress.ts";
import { personalText } from "#bot/operations/personalText.ts";
import { preparedOperation } from "#bot/operations/preparedOperation.ts";
import { operationsRuntime } from "#bot/operations/runtime.ts";
import { emailTaken } from "#bot/operations/transactionally.ts";
import { announceAccountChange } from "#bot/operations/notifications/steps/announceAccountChange.ts";
import { assertConfirmed, confirmFirst } from "../steps/confirmFirst.ts";

const VALID_MS = 24 * 3_600_000;

export type EmailChangeResult =
  | { status: "sent"; email: string; expiresAt: Date }
  | { status: "changed"; email: string };

/** With a mail server, the response doesn't reveal whether an account of another organization has the address. */
export const changeOwnEmail = preparedOperation(
  "changeEmail",
  EmailChangeInput,
  async (input, context) => {
    await context.count([limits.emailChanges, context.me.id]);
    return confirmFirst("email", input, context);
  },
  async ({ email, code }, proof, { me: reader, actor, tx, now, audit, again }): Promise<EmailChangeResult> => {
    const { organizationId, id: userId } = reader;
    await lockPerson(organizationId, userId, tx);
    const { me } = await again();
    await assertConfirmed("email", { proof, code }, { me, actor, tx, now });
    if (email === me.email) throw invalid("This is already your email");
    assertEmailDomain(email, me.organizationDomain);
    if (await isMember(organizationId, email, tx)) throw emailTaken();

    const reference = { text: await personalText(organizationId, userId, email, tx) };
    const { sendsMail } = operationsRuntime();
    if (!sendsMail) {
      const before = { email: { text: await personalText(organizationId, userId, me.email, tx) } };
      const sessionsEnded = await moveToAddress(me, email, {
        tx,
        now,
        actorId: userId,
        keepSession: actor.sessionId,
      });
      await assertOwnAddress({ organizationId, id: userId, email }, { tx, now, isProven: false });
      await audit({ subject: ["user", userId], before, after: { email: reference, sessionsEnded } });
      return { status: "changed", email };
    }
    const id = newId();
    const expiresAt = new Date(now.getTime() + VALID_MS);
    const change = { id, email, sessionId: actor.sessionId ?? null, requestedAt: now, expiresAt };
    await keepEmailChange(me, change, tx);
    const payload = { changeId: id, expiresAt: expiresAt.toISOString() };
    await announceTo(
      { organizationId, event: "email.change", key: id, payload },
      { recipientId: userId, email },
      { tx, now },
    );
    await announceAccountChange(me, "emailRequested", { tx, now });
    await audit({ subject: ["user", userId], after: { requested: reference } });
    return { status: "sent", email, expiresAt };
  },
);

function invalid(text: string): Refusal {
  return new Refusal("invalid", "invalid_input", text, { fields: { email: text } });
}
