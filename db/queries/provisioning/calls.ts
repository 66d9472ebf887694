import type { Transaction } from "sequelize";
import { newId } from "#db/newId.ts";
import { rows } from "../statement.ts";

export interface ProvisioningCall {
  id: string;
  at: Date;
  tokenName: string;
  method: string;
  path: string;
  subjectId: string | null;
  subjectName: string | null;
  status: number;
  error: string | null;
}

const MOST = 200;

const NOTE = {
  name: "scim-note-call",
  text: `
    WITH old AS (
      DELETE FROM provisioning_calls WHERE organization_id = $1 AND id IN (
        SELECT id FROM provisioning_calls WHERE organization_id = $1 ORDER BY at DESC, id DESC OFFSET ${MOST - 1}))
    INSERT INTO provisioning_calls (organization_id, id, at, key_id, method, path, subject_id, status, error)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
};

export async function noteProvisioningCall(
  organizationId: string,
  call: Pick<ProvisioningCall, "at" | "method" | "path" | "subjectId" | "status" | "error"> & { keyId: string },
): Promise<void> {
  const { at, keyId, method, path, subjectId, status, error } = call;
  await rows(NOTE, [organizationId, newId(), at, keyId, method, path, subjectId, status, error]);
}

const NEWEST = {
  name: "scim-calls",
  text: `
    SELECT c.id, c.at, k.name AS "tokenName", c.method, c.path, c.subject_id AS "subjectId",
      coalesce(u.name, t.name) AS "subjectName", c.status, c.error
    FROM provisioning_calls c JOIN api_keys k ON k.organization_id = c.organization_id AND k.id = c.key_id
    LEFT JOIN users u ON u.organization_id = c.organization_id AND u.id = c.subject_id
    LEFT JOIN teams t ON t.organization_id = c.organization_id AND t.id = c.subject_id
    WHERE c.organization_id = $1 ORDER BY c.at DESC, c.id DESC LIMIT ${MOST}`,
};

export function findProvisioningCalls(organizationId: string): Promise<ProvisioningCall[]> {
  return rows<ProvisioningCall>(NEWEST, [organizationId]);
}

const FORGET = { name: "scim-forget-calls", text: "DELETE FROM provisioning_calls WHERE at <= $1" };

export async function forgetProvisioningCalls(until: Date, tx: Transaction): Promise<void> {
  await rows(FORGET, [until], tx);
}
