import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { Holiday } from "#core/offices/workCalendar.ts";
import type { OtherLeave } from "#core/requests/booking/leaveInRow.ts";
import { columnsOf } from "../columnsOf.ts";
import type { Person } from "../people/person.ts";
import { rows } from "../statement.ts";

const BESIDE = {
  name: "leave-beside",
  text: `
    SELECT coalesce((SELECT json_agg(json_build_object('startDate', start_date, 'endDate', end_date,
        'isHalfDay', is_half_day, 'parts', parts, 'minutes', minutes, 'isOfOtherType', type <> w.of_type) ORDER BY start_date, id)
      FROM pto_requests
      WHERE organization_id = $1 AND user_id = w.person AND status IN ('pending', 'approved')
        AND closure_id IS NULL AND id IS DISTINCT FROM w.without
        AND daterange(start_date, end_date, '[]') && daterange(w.first - 366, w.last + 366, '[]')), '[]') AS leave,
      coalesce((SELECT json_agg(json_build_object('date', date, 'name', name, 'part', part, 'minutes', minutes,
        'isClosure', closure_id IS NOT NULL)) FROM holidays
      WHERE organization_id = $1 AND office_id = w.office AND date BETWEEN w.first - 366 AND w.last + 366), '[]') AS holidays,
      coalesce((SELECT evidence_count FROM pto_requests WHERE organization_id = $1 AND id = w.without), 0) AS "evidenceCount"
    FROM unnest($2::uuid[], $3::uuid[], $4::text[], $5::date[], $6::date[], $7::uuid[])
      WITH ORDINALITY w (person, office, of_type, first, last, without, place) ORDER BY place`,
};

interface BesideDates {
  startDate: IsoDate;
  endDate: IsoDate;
  type: LeaveType;
  except?: string | undefined;
}

export interface FoundBeside {
  leave: OtherLeave[];
  holidays: Holiday[];
  evidenceCount: number;
}

type Owner = Pick<Person, "id" | "effectiveOfficeId">;

export function findAllBeside(
  organizationId: string,
  wanted: readonly { person: Owner; dates: BesideDates }[],
  tx?: Transaction,
): Promise<FoundBeside[]> {
  const each = wanted.map(({ person: { id, effectiveOfficeId }, dates }) => ({
    ...dates,
    id,
    effectiveOfficeId,
    except: dates.except ?? null,
  }));
  const columns = columnsOf(each, ["id", "effectiveOfficeId", "type", "startDate", "endDate", "except"]);
  return rows<FoundBeside>(BESIDE, [organizationId, ...columns], tx);
}

export async function findLeaveBeside(
  person: Owner & Pick<Person, "organizationId">,
  dates: BesideDates,
  tx?: Transaction,
): Promise<FoundBeside> {
  const [found] = await findAllBeside(person.organizationId, [{ person, dates }], tx);
  return found ?? { leave: [], holidays: [], evidenceCount: 0 };
}

const NEEDING = {
  name: "leave-needing-evidence",
  text: `
    SELECT id, evidence_over AS "evidenceOver" FROM pto_requests
    WHERE organization_id = $1 AND user_id = $2 AND status IN ('pending', 'approved') AND id <> $3
      AND evidence_over < minutes AND daterange(start_date, end_date, '[]') && daterange($4::date - 366, $5::date + 366, '[]')
    ORDER BY start_date, id`,
};

export function findNeedingEvidence(
  { organizationId, id: userId }: { organizationId: string; id: string },
  { id, startDate, endDate }: { id: string; startDate: IsoDate; endDate: IsoDate },
  tx: Transaction,
): Promise<{ id: string; evidenceOver: Minutes }[]> {
  return rows(NEEDING, [organizationId, userId, id, startDate, endDate], tx);
}

const STORE = {
  name: "store-evidence-over",
  text: "UPDATE pto_requests SET evidence_over = $3, updated_at = $4 WHERE organization_id = $1 AND id = $2",
};

export async function storeEvidenceOver(
  { organizationId, id }: { organizationId: string; id: string },
  over: Minutes | null,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  await rows(STORE, [organizationId, id, over, now], tx);
}

export interface Relieved {
  id: string;
  before: Minutes;
  after: Minutes | null;
}

const KEEP = {
  name: "keep-relieved-leave",
  text: "UPDATE pto_requests SET relieved = $3 WHERE organization_id = $1 AND id = $2",
};

export async function keepRelieved(
  { organizationId, id }: { organizationId: string; id: string },
  relieved: readonly Relieved[],
  tx: Transaction,
): Promise<void> {
  await rows(KEEP, [organizationId, id, relieved.length > 0 ? JSON.stringify(relieved) : null], tx);
}

const RESTORE = {
  name: "restore-relieved-leave",
  text: `
    WITH restored AS (
      UPDATE pto_requests r SET evidence_over = k.before, updated_at = $3
      FROM pto_requests w, jsonb_to_recordset(w.relieved) k (id uuid, before int, after int)
      WHERE w.organization_id = $1 AND w.id = $2 AND r.organization_id = $1 AND r.id = k.id
        AND r.status IN ('pending', 'approved') AND r.evidence_over IS NOT DISTINCT FROM k.after)
    UPDATE pto_requests SET relieved = NULL WHERE organization_id = $1 AND id = $2 AND relieved IS NOT NULL`,
};

export async function restoreRelieved(
  { organizationId, id }: { organizationId: string; id: string },
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  await rows(RESTORE, [organizationId, id, now], tx);
}
