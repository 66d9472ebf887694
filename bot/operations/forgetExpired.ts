import { Op, type Transaction } from "sequelize";
import { millisecondsInDay } from "date-fns/constants";
import { forgetExpiredEmailChanges } from "#db/queries/auth/emailChanges.ts";
import { forgetEffects } from "#db/queries/notifications/effects.ts";
import { forgetLinkTokens } from "#db/queries/auth/linkTokens.ts";
import { forgetInbox } from "#db/queries/inbox/inbox.ts";
import { INBOX_DAYS } from "#core/notify/inbox/inboxLimits.ts";
import { forgetRateLimits } from "#db/queries/auth/rateLimits.ts";
import { forgetPendingSignIns } from "#db/queries/auth/pendingSignIns.ts";
import { forgetApiAnswers } from "#db/queries/keys/storedAnswers.ts";
import { forgetTokenCalls } from "#db/queries/keys/tokenCalls.ts";
import { forgetWebhooks } from "#db/queries/webhooks/messages.ts";
import { forgetProvisioningCalls } from "#db/queries/provisioning/calls.ts";
import { forgetMailRecipients } from "#db/queries/notifications/mailRecipients.ts";
import { OrganizationSignup } from "#db/models/accounts/OrganizationSignup.ts";
import { OauthState } from "#db/models/accounts/OauthState.ts";
import { SsoJoinRequest } from "#db/models/sso/SsoJoinRequest.ts";
import { operationsRuntime } from "./runtime.ts";
import { transactionally } from "./transactionally.ts";

const LINKS_KEPT_MS = 90 * millisecondsInDay;
const RATE_LIMITS_KEPT_MS = 60 * 60_000;
const EFFECTS_KEPT_MS = 7 * millisecondsInDay;

const ANSWERS_KEPT_MS = millisecondsInDay;

const WEBHOOKS_KEPT_MS = 30 * millisecondsInDay;
const WEBHOOKS_KEPT = 50_000;

const CALLS_KEPT_MS = 30 * millisecondsInDay;

const RECIPIENTS_KEPT_MS = 2 * millisecondsInDay;

type Deletion = (tx: Transaction, now: Date) => Promise<unknown>;

const ago = (now: Date, ms: number) => new Date(now.getTime() - ms);
const expired = (transaction: Transaction, now: Date) => ({ where: { expiresAt: { [Op.lte]: now } }, transaction });
const DELETIONS: readonly Deletion[] = [
  (tx, now) => OrganizationSignup.destroy(expired(tx, now)),
  (tx, now) => OauthState.destroy(expired(tx, now)),
  (tx, now) => SsoJoinRequest.destroy(expired(tx, now)),
  (tx, now) => forgetPendingSignIns(now, tx),
  (tx, now) => forgetLinkTokens(ago(now, LINKS_KEPT_MS), tx),
  (tx, now) => forgetRateLimits(ago(now, RATE_LIMITS_KEPT_MS), tx),
  (tx, now) => forgetExpiredEmailChanges(now, tx),
  (tx, now) => forgetMailRecipients(ago(now, RECIPIENTS_KEPT_MS), tx),
  (tx, now) => forgetInbox(ago(now, INBOX_DAYS * millisecondsInDay), tx),
  (tx, now) => forgetWebhooks(ago(now, WEBHOOKS_KEPT_MS), WEBHOOKS_KEPT, tx),
  (tx, now) => forgetApiAnswers(ago(now, ANSWERS_KEPT_MS), tx),
  (tx, now) => forgetProvisioningCalls(ago(now, CALLS_KEPT_MS), tx),
  (tx, now) => forgetTokenCalls(ago(now, CALLS_KEPT_MS), tx),
  (tx, now) => forgetEffects(ago(now, EFFECTS_KEPT_MS), tx),
];

export async function forgetExpired(goesOn: () => boolean = () => true): Promise<{ error: unknown }[]> {
  const errors: { error: unknown }[] = [];
  const now = operationsRuntime().clock.now();
  for (const deletion of DELETIONS) {
    if (!goesOn()) break;
    try {
      await transactionally((tx) => deletion(tx, now));
    } catch (error) {
      errors.push({ error });
    }
  }
  return errors;
}
