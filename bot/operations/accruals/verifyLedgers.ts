import type { IsoDate } from "#core/calendar/dates.ts";
import { knownZone, todayIn } from "#core/calendar/zones.ts";
import type { Finding } from "#core/ledger/verify/Finding.ts";
import { verifyBookings } from "#core/ledger/verify/verifyBookings.ts";
import { unprovableYears } from "#core/ledger/verify/verifyClosedYears.ts";
import { verifyCredits } from "#core/ledger/verify/verifyCredits.ts";
import { verifySettlement } from "#core/ledger/verify/verifySettlement.ts";
import { verifyTransfers } from "#core/ledger/verify/verifyTransfers.ts";
import { type CheckedLedger, verifyLedger } from "#core/ledger/verify/verifyLedger.ts";
import { countText } from "#core/countText.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import {
  type CheckedPerson,
  findCheckedPeople,
  findIdsToCheck,
  findOrganizations,
} from "#db/queries/people/checkedPeople.ts";
import { LedgerCheck } from "#db/models/leave/LedgerCheck.ts";
import type { BrokenOrganization } from "../BrokenOrganization.ts";
import { forAllPeople } from "../running/forAllPeople.ts";
import { operationsRuntime } from "../runtime.ts";
import { Pauses } from "../turns/Pauses.ts";
import { accrualCaseOf } from "#core/policies/accrual/accrualCaseOf.ts";

export interface LedgerFinding extends Finding {
  organizationId: string;
  userId: string;
  type: LeaveType;
}

interface CheckedLedgers {
  people: number;
  entries: number;
  findings: number;
  unprovableYears: number;
}

const PEOPLE = 200;

export async function verifyLedgers(
  onFinding: (finding: LedgerFinding) => void,
  isIncluded: (organizationId: string) => boolean = () => true,
): Promise<CheckedLedgers> {
  const total: CheckedLedgers = { people: 0, entries: 0, findings: 0, unprovableYears: 0 };
  const broken: BrokenOrganization[] = [];
  for (const { id: organizationId } of await findOrganizations()) {
    if (!isIncluded(organizationId)) continue;
    try {
      const { unprovableYears: unprovable, ...checked } = await verifyOrganization(organizationId, onFinding);
      await LedgerCheck.create({ organizationId, at: operationsRuntime().clock.now(), ...checked });
      total.people += checked.people;
      total.entries += checked.entries;
      total.findings += checked.findings;
      total.unprovableYears += unprovable;
    } catch (error) {
      broken.push({ organizationId, error });
    }
  }
  if (broken.length > 0) throw incomplete(broken);
  return total;
}

function incomplete(broken: readonly BrokenOrganization[]): Error {
  const texts = broken.map(({ organizationId, error }) => {
    return `${organizationId}: ${error instanceof Error ? error.message : String(error)}`;
  });
  return new Error(`Not all ledgers could be checked. ${texts.join("; ")}`, { cause: broken[0]?.error });
}

async function verifyOrganization(
  organizationId: string,
  onFinding: (finding: LedgerFinding) => void,
): Promise<CheckedLedgers> {
  const checked: CheckedLedgers = { people: 0, entries: 0, findings: 0, unprovableYears: 0 };
  const pauses = new Pauses();
  await forAllPeople(await findIdsToCheck(organizationId), PEOPLE, async (ids) => {
    for (const person of await findCheckedPeople(organizationId, ids)) {
      await pauses.take();
      const { findings, unprovable } = verifyPerson(person);
      for (const finding of findings) onFinding({ ...finding, organizationId, userId: person.id });
      checked.people += 1;
      checked.entries += person.entries.length;
      checked.findings += findings.length;
      checked.unprovableYears += unprovable;
    }
  });
  return checked;
}

function verifyPerson(person: CheckedPerson) {
  const findings: (Finding & { type: LeaveType })[] = person.remainders.map(leftOver);
  const ledgers: TypedLedger[] = [];
  let unprovable = 0;
  const types = Object.keys(person.versions);
  for (const type of types) {
    try {
      const ledger = ledgerOf(person, type);
      findings.push(...findingsOf(person, ledger));
      if (person.isActive) unprovable += unprovableYears(ledger).length;
      ledgers.push(ledger);
    } catch (error) {
      const text = `Can't be computed: ${error instanceof Error ? error.message : String(error)}`;
      findings.push({ kind: "not_computable", type, text });
    }
  }
  if (person.isActive && ledgers.length === types.length) findings.push(...verifyTransfers(ledgers));
  return { findings, unprovable };
}

type TypedLedger = CheckedLedger & { type: LeaveType };

function ledgerOf(checked: CheckedPerson, type: LeaveType): TypedLedger {
  const { person, versions, firstYears, postedThrough, zone, termsChangedAt, employmentChangedAt } = checked;
  return {
    type,
    accrual: accrualCaseOf(person, type, checked, versions[type], firstYears[type]),
    entries: checked.entries.filter((entry) => entry.type === type),
    requests: checked.requests.filter((request) => request.type === type),
    credits: checked.credits.filter((credit) => credit.type === type),
    postedThrough,
    changedOn: changedOn(checked),
    hasLaterTerms: termsChangedAt !== null && employmentChangedAt !== null && termsChangedAt > employmentChangedAt,
    employmentChangedOn: employmentChangedAt && todayIn(knownZone(zone), employmentChangedAt),
    recorded: checked.recorded,
  };
}

function findingsOf({ isActive, archivedTypes, person }: CheckedPerson, { type, ...ledger }: TypedLedger) {
  const isArchived = archivedTypes.includes(type);
  const findings =
    isActive && !isArchived
      ? verifyLedger(ledger)
      : [
          ...verifyBookings({ ...ledger, keepsTerms: true }),
          ...verifyCredits(ledger),
          ...(isArchived ? [] : verifySettlement(withChanges(ledger))),
        ];
  return findings.map((finding) => ({ ...finding, type }));

  function withChanges(checked: CheckedLedger): CheckedLedger {
    return person.facts?.assigned ? { ...checked, changedOn: checked.postedThrough } : checked;
  }
}

function leftOver({ type, leaveYear, minutes }: CheckedPerson["remainders"][number]) {
  const text = `Reversed entries in ${leaveYear} sum to ${countText(minutes, "minute")} instead of 0`;
  return { kind: "wrong_amount" as const, type, text };
}

function changedOn({ zone, recalculatedOn, termsChangedAt }: CheckedPerson): IsoDate | null {
  const changed = termsChangedAt && todayIn(knownZone(zone), termsChangedAt);
  if (changed === null || recalculatedOn === null) return changed ?? recalculatedOn;
  return changed > recalculatedOn ? changed : recalculatedOn;
}
