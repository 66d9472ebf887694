import type { Transaction } from "sequelize";
import { REDIRECT_ERRORS } from "#core/links/redirectErrors.ts";
import { Refusal } from "#core/refusal.ts";
import { overlapRefusal } from "#core/requests/overlaps/overlapRefusals.ts";
import { database } from "#db/connect.ts";
import { KeyedSemaphore } from "#db/KeyedSemaphore.ts";
import { writeLast } from "#db/writeAtCommit.ts";

/** Serialization failures and deadlocks. Nothing was written, and a retry may succeed. */
const RETRYABLE_STATES = new Set(["40001", "40P01"]);
/** A retry no longer finds a webhook that was deleted in the meantime. */
const RETRYABLE_CONSTRAINT = "webhook_messages_organization_id_endpoint_id_fkey";
const TRIES = 3;
const LOCK_TIMEOUT = "55P03";
const RETRY_AFTER = 5;

/**
 * Each organization's transactions wait here before they take a connection, because a transaction that waits for a lock
 * holds its connection.
 */
const places = new KeyedSemaphore(() => ({
  atOnce: Number.POSITIVE_INFINITY,
  perKey: database().shares.transactionsEach,
  waitingPerKey: 100,
  patience: 20_000,
  retryAfter: RETRY_AFTER,
}));

export class OutdatedRole extends Error {
  override readonly name = "OutdatedRole";
}

const CONSTRAINTS: Record<string, () => Refusal> = {
  pto_requests_no_overlap: () => overlapRefusal(),
  users_email: emailTaken,
  identities_pkey: emailTaken,
  invitations_one_pending: () =>
    new Refusal("conflict", "already_invited", "This email has already been invited", {
      fields: { email: "This email has already been invited" },
    }),
  holidays_organization_id_office_id_date_key: () =>
    new Refusal("conflict", "holiday_exists", "This office already has a holiday on that date"),
};

/**
 * Calls `run` up to three times. Pass `organizationId` for work on behalf of a person. Don't nest calls with
 * `organizationId`.
 */
export async function transactionally<Result>(
  run: (tx: Transaction) => Promise<Result>,
  organizationId?: string,
): Promise<Result> {
  return organizationId === undefined ? retried(run) : places.run(organizationId, () => retried(run));
}

async function retried<Result>(run: (tx: Transaction) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await database().sequelize.transaction(async (tx) => {
        const result = await run(tx);
        await writeLast(tx);
        return result;
      });
    } catch (error) {
      const cause = databaseError(error);
      const refusal = cause?.constraint ? CONSTRAINTS[cause.constraint] : undefined;
      if (refusal) throw refusal();
      if (cause?.code === LOCK_TIMEOUT) throw busy();
      if (attempt < TRIES && (error instanceof OutdatedRole || isRetryable(cause))) continue;
      throw error instanceof OutdatedRole ? busy() : error;
    }
  }
}

function isRetryable(cause: ReturnType<typeof databaseError>): boolean {
  const { code = "", constraint } = cause ?? {};
  return RETRYABLE_STATES.has(code) || constraint === RETRYABLE_CONSTRAINT;
}

function busy(): Refusal {
  const text = "Another change is still in progress. Please try again in a few seconds.";
  return new Refusal("throttled", "busy", text, { retryAfter: RETRY_AFTER });
}

export function emailTaken(): Refusal {
  const text = REDIRECT_ERRORS.email_taken;
  return new Refusal("conflict", "email_taken", text, { fields: { email: text } });
}

function databaseError(error: unknown): { code?: string; constraint?: string } | undefined {
  if (!(error instanceof Error)) return undefined;
  return ("original" in error ? error.original : error) as { code?: string; constraint?: string };
}
