import type { z } from "zod";
import { idField, oneOf, orAbsent } from "#core/inputs.ts";
import { listQuery } from "#core/lists/listQuery.ts";
import { ROLES } from "../people/access/roles.ts";

export const INVITATION_STATUSES = ["pending", "accepted", "revoked", "expired"] as const;

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
