import type { Transaction } from "sequelize";
import { newId } from "#db/newId.ts";
import { rows, type Statement } from "../statement.ts";

export interface CallSubject {
  kind: "key" | "feed";
  organizationId: string;
  id: string;
}

export interface TokenCall {
  at: Date;
  method: string;
  path: string | null;
  agent: string | null;
  status: number;
  error: string | null;
  milliseconds: number;
  times: number;
}

export type LoggedCall = TokenCall & { id: string };

const KINDS = { key: ["api_keys", "key_id"], feed: ["calendar_feeds", "feed_id"] } as const;
const IN_USE = { key: "k.start <> 'erased'", feed: "true" } as const;
type Kind = CallSubject["kind"];

const KEPT = 20;

/** Skips locked rows, so that logging doesn't wait for another organization's transaction. */
const note = (kind: Kind): Statement => {
  const [table, column] = KINDS[kind];
  return {
    name: `calls-note-${kind}`,
    text: `
    WITH sent AS MATERIALIZED (
      SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::timestamptz[], $5::text[], $6::text[], $7::text[],
        $8::smallint[], $9::text[], $10::int[], $11::int[])
      s (organization_id, id, subject_id, at, method, path, agent, status, error, milliseconds, times)),
    known AS MATERIALIZED (
      SELECT k.organization_id, k.id FROM ${table} k
      WHERE (k.organization_id, k.id) IN (SELECT s.organization_id, s.subject_id FROM sent s) AND ${IN_USE[kind]}
      FOR KEY SHARE SKIP LOCKED),
    old AS MATERIALIZED (
      SELECT o.organization_id, o.id FROM known k CROSS JOIN (VALUES (true), (false)) kept (is_error)
      CROSS JOIN LATERAL (
        SELECT c.organization_id, c.id FROM token_calls c
        WHERE c.organization_id = k.organization_id AND c.${column} = k.id AND (c.error IS NOT NULL) = kept.is_error
        ORDER BY c.at DESC, c.id DESC OFFSET ${KEPT}) o),
    deleted AS (
      DELETE FROM token_calls d WHERE (d.organization_id, d.id) IN (
        SELECT c.organization_id, c.id FROM token_calls c
        WHERE (c.organization_id, c.id) IN (SELECT o.organization_id, o.id FROM old o) FOR UPDATE SKIP LOCKED))
    INSERT INTO token_calls
      (organization_id, id, ${column}, at, method, path, agent, status, error, milliseconds, times)
    SELECT s.organization_id, s.id, s.subject_id, s.at, s.method, s.path, s.agent, s.status, s.error, s.milliseconds, s.times
    FROM sent s JOIN known k ON k.organization_id = s.organization_id AND k.id = s.subject_id`,
  };
};
const NOTE = { key: note("key"), feed: note("feed") };

export async function noteTokenCalls(kind: Kind, calls: readonly (TokenCall & { subject: CallSubject })[]) {
  const column = <Value>(valueOf: (call: (typeof calls)[number]) => Value): Value[] => calls.map(valueOf);
  await rows(NOTE[kind], [
    column(({ subject }) => subject.organizationId),
    column(newId),
    column(({ subject }) => subject.id),
    column(({ at }) => at),
    column(({ method }) => method),
    column(({ path }) => path),
    column(({ agent }) => agent),
    column(({ status }) => status),
    column(({ error }) => error),
    column(({ milliseconds }) => milliseconds),
    column(({ times }) => times),
  ]);
}

const COLUMNS = "c.id, c.at, c.method, c.path, c.agent, c.status, c.error, c.milliseconds, c.times";
const ofSubject = (kind: Kind): Statement => ({
  name: `calls-of-${kind}`,
  text: `
    SELECT ${COLUMNS} FROM token_calls c WHERE c.organization_id = $1 AND c.${KINDS[kind][1]} = $2
    ORDER BY c.at DESC, c.id DESC LIMIT 100`,
});
const OF_SUBJECT = { key: ofSubject("key"), feed: ofSubject("feed") };

export function findTokenCalls({ kind, organizationId, id }: CallSubject): Promise<LoggedCall[]> {
  return rows<LoggedCall>(OF_SUBJECT[kind], [organizationId, id]);
}

const lastErrors = (kind: Kind): Statement => ({
  name: `calls-errors-${kind}`,
  text: `
    SELECT i.id AS "subjectId", l.* FROM unnest($2::uuid[]) i (id) CROSS JOIN LATERAL (
      SELECT ${COLUMNS} FROM token_calls c
      WHERE c.organization_id = $1 AND c.${KINDS[kind][1]} = i.id AND c.error IS NOT NULL
      ORDER BY c.at DESC, c.id DESC LIMIT 1) l`,
});
const LAST_ERRORS = { key: lastErrors("key"), feed: lastErrors("feed") };

export async function findLastErrors(
  kind: Kind,
  organizationId: string,
  ids: readonly string[],
): Promise<Map<string, LoggedCall>> {
  if (ids.length === 0) return new Map();
  const found = await rows<LoggedCall & { subjectId: string }>(LAST_ERRORS[kind], [organizationId, ids]);
  return new Map(found.map(({ subjectId, ...call }) => [subjectId, call]));
}

const FORGET = { name: "calls-forget", text: "DELETE FROM token_calls WHERE at <= $1" };

export async function forgetTokenCalls(until: Date, tx: Transaction): Promise<void> {
  await rows(FORGET, [until], tx);
}
