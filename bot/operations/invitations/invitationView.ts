import type { InvitationRow } from "#db/queries/invitations.ts";
import { operationsRuntime } from "../runtime.ts";

/** An invitation with its token in the clear, for those who may send it on. */
export interface InvitationView extends Omit<
  InvitationRow,
  "tokenSealed" | "status" | "organizationName" | "organizationDomain"
> {
  status: InvitationRow["status"] | "expired";
  token: string;
}

/** Opens the token of an invitation; one that nobody accepted in time reads as expired. */
export function invitationView(row: InvitationRow, now: Date): InvitationView {
  const { tokenSealed, organizationName: _name, organizationDomain: _domain, ...invitation } = row;
  return {
    ...invitation,
    status: row.status === "pending" && row.expiresAt <= now ? "expired" : row.status,
    token: operationsRuntime().sealer.open(tokenSealed, row.organizationId),
  };
}
