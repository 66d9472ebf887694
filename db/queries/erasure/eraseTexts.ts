import type { Transaction } from "sequelize";
import { WORD_JOINER } from "#core/notify/wordJoiner.ts";
import { ERASED } from "#core/people/erasure.ts";
import { rows } from "../statement.ts";
import type { Erased } from "./eraseAccount.ts";

const textsIn = (name: string, table: "pto_requests" | "credits") => ({
  name,
  text: `
    UPDATE ${table} SET decision_reason = NULL, notes = CASE WHEN user_id = $2 THEN NULL ELSE notes END,
      idempotency_key = CASE WHEN user_id = $2 THEN NULL ELSE idempotency_key END, updated_at = $3
    WHERE organization_id = $1 AND (user_id = $2 OR decided_by_id = $2)
      AND (decision_reason IS NOT NULL OR (user_id = $2 AND (notes IS NOT NULL OR idempotency_key IS NOT NULL)))
    RETURNING id`,
});
const REQUESTS = textsIn("erase-requests", "pto_requests");
const CREDITS = textsIn("erase-credits", "credits");

const FILES = {
  name: "erase-evidence",
  text: `
    WITH counted AS (
      UPDATE pto_requests SET evidence_count = 0, updated_at = $3
      WHERE organization_id = $1 AND user_id = $2 AND evidence_count > 0 RETURNING id)
    DELETE FROM evidence WHERE organization_id = $1 AND request_id IN (SELECT id FROM counted) RETURNING id`,
};

const MESSAGES = {
  name: "erase-messages",
  text: `
    UPDATE request_messages SET text = NULL WHERE organization_id = $1 AND text IS NOT NULL AND (author_id = $2
      OR request_id IN (SELECT id FROM pto_requests WHERE organization_id = $1 AND user_id = $2 AND message_count > 0))
    RETURNING id`,
};

/** The approver of the replaced leave may differ from the approver of the change. */
const CHANGES = {
  name: "erase-leave-changes",
  text: `
    WITH theirs AS (
      SELECT id, user_id = $2 AS "isRequester", user_id = $2 OR decided_by_id = $2 AS "isParty",
        user_id = $2 OR replaced ->> 'decidedById' = $2::uuid::text AS "isOfReplaced"
      FROM leave_changes WHERE organization_id = $1
        AND (user_id = $2 OR decided_by_id = $2 OR replaced ->> 'decidedById' = $2::uuid::text))
    UPDATE leave_changes c SET
      decision_reason = CASE WHEN NOT "isParty" THEN decision_reason END,
      notes = CASE WHEN NOT ("isRequester" OR ("isParty" AND is_at_once)) THEN notes END,
      replaced = CASE WHEN "isOfReplaced" THEN replaced || '{"decisionReason": null}' ELSE replaced END
    FROM theirs t WHERE c.organization_id = $1 AND c.id = t.id AND (("isParty" AND decision_reason IS NOT NULL)
      OR ("isOfReplaced" AND replaced ->> 'decisionReason' IS NOT NULL)
      OR (("isRequester" OR ("isParty" AND is_at_once)) AND notes IS NOT NULL))
    RETURNING c.id`,
};

const TEXTS = {
  name: "erase-texts",
  text: "UPDATE personal_texts SET text = NULL WHERE organization_id = $1 AND user_id = $2 AND text IS NOT NULL RETURNING id",
};

const SAYS_ERASED = `jsonb_build_object('subject', '${ERASED}')`;

const TO_THEM = {
  name: "erase-notifications-to",
  text: `
    UPDATE notifications SET email = CASE WHEN recipient_id IS NULL THEN $3 END, last_error = NULL,
      sent = CASE WHEN sent IS NOT NULL AND channel = 'mail' THEN ${SAYS_ERASED} END,
      status = CASE WHEN status = 'pending' THEN 'obsolete' ELSE status END
    WHERE organization_id = $1 AND (recipient_id = $2
      OR (recipient_id IS NULL AND payload ->> 'invitationId' = ANY ($4::text[])))
    RETURNING id`,
};

/** Keeps the destination, because a Slack message may still have to be changed. */
const TO_OTHERS = {
  name: "erase-notifications-about",
  text: `
    UPDATE notifications SET sent = (sent - 'text' - 'html') || ${SAYS_ERASED}
    WHERE organization_id = $1 AND recipient_id IS DISTINCT FROM $2 AND sent IS NOT NULL AND (
      payload ->> 'actorId' = $2::uuid::text
      OR payload ->> 'requestId' IN (
        SELECT id::text FROM pto_requests WHERE organization_id = $1 AND (user_id = $2 OR decided_by_id = $2)
        UNION ALL
        SELECT id::text FROM leave_changes WHERE organization_id = $1 AND (user_id = $2 OR decided_by_id = $2)
        UNION ALL
        SELECT id::text FROM credits WHERE organization_id = $1 AND (user_id = $2 OR decided_by_id = $2))
      OR concat_ws(' ', sent ->> 'subject', sent ->> 'text') ~* ANY ($3::text[]))
    RETURNING id`,
};

interface ErasedTexts {
  requests: number;
  files: number;
  messages: number;
  texts: number;
  notifications: number;
}

export async function eraseTexts(
  erased: Erased,
  { names, invitationIds }: { names: readonly string[]; invitationIds: readonly string[] },
  tx: Transaction,
): Promise<ErasedTexts> {
  const { organizationId, userId, address, addresses, now } = erased;
  const person = [organizationId, userId];
  const requests = await rows(REQUESTS, [...person, now], tx);
  const files = await rows(FILES, [...person, now], tx);
  const messages = await rows(MESSAGES, person, tx);
  const changes = await rows(CHANGES, person, tx);
  const credits = await rows(CREDITS, [...person, now], tx);
  const texts = await rows(TEXTS, person, tx);
  const toThem = await rows(TO_THEM, [...person, address, invitationIds], tx);
  const patterns = [...names, ...addresses].map(asWords);
  const toOthers = await rows(TO_OTHERS, [...person, patterns], tx);
  return {
    requests: requests.length + changes.length + credits.length,
    files: files.length,
    messages: messages.length,
    texts: texts.length,
    notifications: toThem.length + toOthers.length,
  };
}

/** Returns a PostgreSQL pattern that matches whole words. Sent texts may contain word joiners after dots. */
function asWords(text: string): string {
  const literal = text
    .replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
    .replaceAll(".", `.${WORD_JOINER}?`)
    .replaceAll(/\s+/g, String.raw`\s+`);
  return String.raw`(^|[^[:alnum:]])${literal}([^[:alnum:]]|$)`;
}
