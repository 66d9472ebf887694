import { below } from "../../people/hierarchy.ts";

export type PendingScope =
  | { of: "everyone" }
  | { of: "everyone but" | "below" | "decidable" | "person"; userId: string }
  | { of: "people in"; userIds: readonly string[] };

interface ScopeCondition {
  condition: string;
  recursive: string;
}

export function scopeCondition(scope: PendingScope["of"], who: string): ScopeCondition {
  const isBelow = `r.user_id = ANY (ARRAY(SELECT id FROM below WHERE id <> ${who}))`;
  const recursive = `${below(`SELECT id FROM users WHERE organization_id = $1 AND manager_id = ${who}`)},`;
  const conditions: Record<PendingScope["of"], ScopeCondition> = {
    everyone: { condition: "", recursive: "" },
    "everyone but": { condition: `AND r.user_id <> ${who}`, recursive: "" },
    "people in": { condition: `AND r.user_id = ANY (${who}::uuid[])`, recursive: "" },
    person: { condition: `AND r.user_id = ${who}`, recursive: "" },
    below: { condition: `AND ${isBelow}`, recursive },
    // The open step's approvers decide, even outside the requester's reporting line.
    decidable: {
      condition: `AND (
        r.steps IS NULL AND ${isBelow}
        OR r.id = ANY (ARRAY(
          SELECT s.id FROM pto_requests s WHERE s.organization_id = $1 AND s.status = 'pending' AND s.steps IS NOT NULL
            AND EXISTS (SELECT FROM step_deciders($1, s.user_id, open_step(s.steps) -> 'by') d WHERE d.id = ${who}))))`,
      recursive,
    },
  };
  return conditions[scope];
}

export function scopeValues(scope: PendingScope): unknown[] {
  if (scope.of === "everyone") return [];
  return [scope.of === "people in" ? scope.userIds : scope.userId];
}
