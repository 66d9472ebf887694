import type { z } from "zod";
import { idField, oneOf, orAbsent } from "#core/inputs.ts";
import { listQuery } from "#core/lists/listQuery.ts";
import { ROLES } from "../people/access/roles.ts";

/** What became of an invitation; `expired` is one that nobody accepted in time. */
export const INVITATION_STATUSES = ["pending", "accepted", "revoked", "expired"] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

/** Which invitations: the newest first, unless it says otherwise. */
export const InvitationsQuery = listQuery({
  orders: ["createdAt", "email", "role", "officeName", "managerName", "startDate", "status", "expiresAt"],
  sort: "createdAt",
  order: "DESC",
  filters: {
    status: orAbsent(oneOf(INVITATION_STATUSES)),
    role: orAbsent(oneOf(ROLES)),
    officeId: orAbsent(idField("Unknown office")),
  },
});
export type InvitationsQuery = z.output<typeof InvitationsQuery>;
