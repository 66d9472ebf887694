import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { Span } from "#core/requests/requestCost.ts";
import { row, rows } from "../statement.ts";

interface BlockOrganization {
  id: string;
  zone: string;
  announcedOn: IsoDate | null;
}

const ORGANIZATIONS = {
  name: "organizations-with-blocks",
  text: `
    SELECT o.id, f.timezone AS zone, o.blocks_announced_on::text AS "announcedOn"
    FROM organizations o JOIN offices f ON f.organization_id = o.id AND f.is_default
    WHERE o.has_policy_documents AND EXISTS (SELECT FROM policy_versions v
      WHERE v.organization_id = o.id AND v.document -> 'booking' ? 'block')
    ORDER BY o.id`,
};

export function findBlockOrganizations(): Promise<BlockOrganization[]> {
  return rows<BlockOrganization>(ORGANIZATIONS, []);
}

const NOTE = {
  name: "note-blocks-announced",
  text: `UPDATE organizations SET blocks_announced_on = $2 WHERE id = $1`,
};

export async function noteBlocksAnnounced(organizationId: string, on: IsoDate): Promise<void> {
  await row(NOTE, [organizationId, on]);
}

const LEAVE = {
  name: "leave-for-blocks",
  text: `
    SELECT user_id AS "userId", type, start_date::text AS "startDate", end_date::text AS "endDate",
      is_half_day AS "isHalfDay", parts FROM pto_requests
    WHERE organization_id = $1 AND user_id = ANY ($2::uuid[]) AND status IN ('pending', 'approved') AND end_date >= $3::date`,
};

export interface LeaveForBlock extends Span {
  userId: string;
  type: LeaveType;
}

export function findLeaveForBlocks(
  organizationId: string,
  people: readonly string[],
  from: IsoDate,
  tx?: Transaction,
): Promise<LeaveForBlock[]> {
  return rows<LeaveForBlock>(LEAVE, [organizationId, people, from], tx);
}
