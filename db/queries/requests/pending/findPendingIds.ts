import { rows, type Statement } from "../../statement.ts";
import { CREDIT_AS_REQUEST } from "../../credits/credits.ts";
import { JOIN_LEAVE } from "../changedDays.ts";
import { CHANGE_AS_REQUEST } from "../changes.ts";
import { type PendingScope, scopeCondition, scopeValues } from "./pendingScope.ts";

const SOURCES = [
  "pto_requests",
  `(SELECT ${CHANGE_AS_REQUEST} FROM leave_changes c ${JOIN_LEAVE})`,
  `(SELECT ${CREDIT_AS_REQUEST} FROM credits k)`,
];

const statement = (of: PendingScope["of"]): Statement => {
  const { condition, recursive } = scopeCondition(of, "$3");
  const pending = SOURCES.map(
    (source) => `SELECT r.id, r.submitted_at FROM ${source} r
      WHERE r.organization_id = $1 AND r.status = 'pending' ${condition}`,
  );
  return {
    name: `pending-ids ${of}`,
    text: `
      WITH RECURSIVE ${recursive} waiting AS (${pending.join(" UNION ALL ")})
      SELECT id FROM waiting ORDER BY submitted_at DESC, id DESC LIMIT $2::int`,
  };
};

const STATEMENTS: Record<PendingScope["of"], Statement> = {
  everyone: statement("everyone"),
  "everyone but": statement("everyone but"),
  "people in": statement("people in"),
  below: statement("below"),
  decidable: statement("decidable"),
  person: statement("person"),
};

export async function findPendingIds(organizationId: string, scope: PendingScope, limit: number): Promise<string[]> {
  const values = [organizationId, limit, ...scopeValues(scope)];
  const found = await rows<{ id: string }>(STATEMENTS[scope.of], values);
  return found.map(({ id }) => id);
}
