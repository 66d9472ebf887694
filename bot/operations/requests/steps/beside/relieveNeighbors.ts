import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import { writeWaiting } from "#db/writeAtCommit.ts";
import type { Person } from "#db/queries/people/person.ts";
import {
  findNeedingEvidence,
  keepRelieved,
  type Relieved,
  restoreRelieved,
  storeEvidenceOver,
} from "#db/queries/requests/leaveBeside.ts";
import { findRequest } from "#db/queries/requests/requests.ts";
import { bookedLeave } from "../changes/bookedLeave.ts";
import { neededEvidence } from "./neededEvidence.ts";

interface Removed {
  id: string;
  startDate: IsoDate;
  endDate: IsoDate;
}

interface At {
  tx: Transaction;
  now: Date;
}

/** The remaining leave may have needed a document only because of the removed leave. */
export async function relieveNeighbors(person: Person, removed: Removed, { tx, now }: At): Promise<void> {
  if (!person.hasPolicyDocuments) return;
  const { organizationId } = person;
  await writeWaiting(tx);
  const relieved: Relieved[] = [];
  for (const { id, evidenceOver } of await findNeedingEvidence(person, removed, tx)) {
    const leave = await findRequest(organizationId, id, tx);
    if (!leave) continue;
    const over = await neededEvidence(person, await bookedLeave(person, leave, tx), tx);
    if (over !== null && over <= evidenceOver) continue;
    await storeEvidenceOver({ organizationId, id }, over, { tx, now });
    relieved.push({ id, before: evidenceOver, after: over });
  }
  await keepRelieved({ organizationId, id: removed.id }, relieved, tx);
}

export async function restoreNeighbors(person: Person, id: string, { tx, now }: At): Promise<void> {
  if (!person.hasPolicyDocuments) return;
  await writeWaiting(tx);
  await restoreRelieved({ organizationId: person.organizationId, id }, { tx, now });
}
