import type { BookingRule } from "#core/policies/document/bookingRule.ts";
import type { RequestApproval } from "#core/requests/approval/ApprovalStep.ts";
import { database } from "#db/connect.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { aDocumentOffice } from "./aDocumentOffice.ts";
import { foundTestOrganization, hire } from "./testOrganization.ts";

const GRANTS = [{ frequency: "yearly" as const, amount: 200, carryOver: "none" as const }];

export async function aChain(approval: (ids: Record<"finn" | "vera" | "mona", string>) => BookingRule["approval"]) {
  const owner = await foundTestOrganization();
  const ada = await hire(owner, "Ada", "Admin");
  const vera = await hire(owner, "Vera", "Manager", { managerId: owner.userId });
  const mona = await hire(owner, "Mona", "Manager", { managerId: vera.userId });
  const finn = await hire(owner, "Finn", "Manager", { managerId: owner.userId });
  const rules = approval({ finn: finn.userId, vera: vera.userId, mona: mona.userId });
  const document = { unit: "day" as const, grants: GRANTS, booking: { ...(rules && { approval: rules }) } };
  const { officeId } = await aDocumentOffice(owner, document);
  const erin = await hire(owner, "Erin", "Employee", { managerId: mona.userId, officeId });
  const submit = (startDate: string, endDate = startDate, by: Actor = erin) =>
    submitRequest(by, { type: "vacation", startDate, endDate });
  return { owner, ada, vera, mona, finn, erin, officeId, submit };
}

export function approversIn(approval: RequestApproval | null | undefined): (string | null)[] | undefined {
  return approval?.steps.map(({ decidedByName }) => decidedByName);
}

export async function announced(requestId: string, event = "request.submitted"): Promise<string[]> {
  const { rows } = await database().pool.query<{ line: string }>(
    `SELECT DISTINCT u.name || substr(n.event_key, length(n.event || ':' || $1::text) + 1) AS line
     FROM notifications n JOIN users u ON u.organization_id = n.organization_id AND u.id = n.recipient_id
     WHERE n.event = $2 AND n.payload ->> 'requestId' = $1::text ORDER BY line`,
    [requestId, event],
  );
  return rows.map(({ line }) => line);
}
