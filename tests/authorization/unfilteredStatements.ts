import { database } from "#db/connect.ts";
import { unfilteredTables } from "./unfilteredTables.ts";

/** Lookups in these tables find the organization, so they can't filter by it. */
const DIRECTORIES = ["identities", "link_tokens", "pending_sign_ins", "sso_connections", "sso_domains"];
const FILTERED: [statement: RegExp, reason: string][] = [
  [/FROM credits k\) r\s+WHERE r\.organization_id = \$1/, "PostgreSQL applies the outer condition to the inner table"],
];

const OF_TESTS: RegExp[] = [
  /^\s*(?:UPDATE pto_requests SET steps = \$2|UPDATE webhook_messages SET status = 'sent') WHERE id/,
  /^\s*SELECT id FROM (?:pto_balances|pto_policies) WHERE (?:user_id|office_id) = \$1 AND type = '/,
  /^SELECT status FROM (?:pto_requests|leave_changes) WHERE id = \$1$/,
  /^SELECT min\(next_attempt_at\) AS at FROM notifications/,
];

export async function unfilteredStatements(statements: readonly string[]): Promise<string[]> {
  const { rows } = await database().pool.query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'organization_id'",
  );
  const tables = new Set(rows.map(({ name }) => name).filter((name) => !DIRECTORIES.includes(name)));
  const known = [...FILTERED.map(([statement]) => statement), ...OF_TESTS];
  return statements.flatMap((sql) => {
    const found = known.some((one) => one.test(sql)) ? [] : unfilteredTables(sql, tables);
    return found.length > 0 ? [`${found.join(", ")}: ${sql}`] : [];
  });
}
