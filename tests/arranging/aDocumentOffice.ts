import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import { PolicyDocument as Schema } from "#core/policies/document/PolicyDocument.ts";
import { database } from "#db/connect.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { anOfficeOf } from "./anOfficeOf.ts";

type Document = Parameters<typeof Schema.parse>[0];

export async function aDocumentOffice(
  owner: Actor & { officeId: string },
  document: Document,
  timezone?: string,
  sick?: Document,
): Promise<{ officeId: string }> {
  const { officeId } = await anOfficeOf(owner, { vacation: {}, ...(timezone && { timezone }) });
  await setDocument(owner.organizationId, { officeId, type: "vacation" }, document);
  if (sick) await setDocument(owner.organizationId, { officeId, type: "sick" }, sick);
  return { officeId };
}

async function setDocument(
  organizationId: string,
  { officeId, type }: { officeId: string; type: string },
  document: Document,
): Promise<void> {
  const parsed: PolicyDocument = Schema.parse(document);
  await database().pool.query(
    `INSERT INTO policy_versions (organization_id, id, policy_id, version, effective_on, is_unlimited, accrual,
       accrual_period, accrual_timing, carry_over, book_ahead, document, created_at)
     SELECT p.organization_id, gen_random_uuid(), p.id, 1000, '0001-01-01', false, 0, 'year', 'start_of_period', 0, false,
       $3, now()
     FROM pto_policies p WHERE p.organization_id = $1 AND p.office_id = $2 AND p.type = $4`,
    [organizationId, officeId, JSON.stringify(parsed), type],
  );
}
