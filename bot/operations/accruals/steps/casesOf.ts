import type { Transaction } from "sequelize";
import { groupBy } from "#core/groupBy.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import {
  accrualCaseOf,
  NO_HISTORY,
  type OfficeVersion,
  type VersionsByType,
} from "#core/policies/accrual/accrualCaseOf.ts";
import { type AssignedEdit, withAssigned } from "#core/policies/facts/withAssigned.ts";
import { firstDayUnder, type LeaveYearRule } from "#core/policies/changes/leaveYearRule.ts";
import { withLeaveYear } from "#core/policies/facts/PersonFacts.ts";
import { findPostedHistories, type PostedHistory } from "#db/queries/postedHistories.ts";
import type { PostedPerson } from "#db/queries/ledger/postedPeople.ts";
import { findAccrualOffice } from "#db/queries/ledger/accrualOffices.ts";
import { Pauses } from "#bot/operations/turns/Pauses.ts";
import { factsKey } from "./factsKey.ts";
import { hasOwnHistory } from "./duePlan.ts";

export interface PlacedPerson extends PostedPerson {
  effectiveOfficeId: string;
}

export interface PolicyEdit {
  type: LeaveType;
  versions: readonly OfficeVersion[];
  assigned?: AssignedEdit;
  leaveYear?: LeaveYearRule;
}

/** Includes `edit` ("made") or omits it ("left out"), whether or not it is stored. */
export async function casesOf(
  organizationId: string,
  people: readonly PlacedPerson[],
  tx: Transaction | undefined,
  edit?: { is: "made" | "left out"; edit: PolicyEdit },
): Promise<(personId: string, type: LeaveType) => AccrualCase> {
  const cases = new Map<string, CaseOfType>();
  const pauses = new Pauses();
  for (const [officeId, ofOffice] of groupBy(people, (person) => person.effectiveOfficeId)) {
    const office = await findAccrualOffice(organizationId, officeId, tx);
    if (!office) throw new Error("A person's office is missing");
    const { leaveYearStartsIn, versions } = office;
    const ofAll = JSON.parse(versions) as VersionsByType;
    const special = ofOffice.filter((person) => hasOwnHistory(person, leaveYearStartsIn)).map(({ id }) => id);
    const histories = await findPostedHistories(organizationId, officeId, special, tx);
    const own = new Map(histories.map((history) => [history.userId, history]));
    const ofAlike = new Map<string, CaseOfType>();
    for (const person of ofOffice) {
      await pauses.take();
      const history = own.get(person.id);
      const key = keyOf(person, history);
      const known = ofAlike.get(key);
      if (known) {
        cases.set(person.id, known);
        continue;
      }
      const placed = edit?.is === "made" ? inNewYear(person, edit.edit) : person;
      const facts = edit?.edit.assigned ? withAssigned(placed.facts, edit.edit.assigned, edit.is) : placed.facts;
      const terms = { ...placed, facts, leaveYearStartsIn };
      const ever = history?.versions ?? ofAll;
      const ofAlikeType = onceByType((type) => {
        const rows = ever[type] ?? [];
        const versionsOfType = edit ? edited(rows, type, edit) : rows;
        return accrualCaseOf(terms, type, history ?? NO_HISTORY, versionsOfType, history?.firstYears[type]);
      });
      ofAlike.set(key, ofAlikeType);
      cases.set(person.id, ofAlikeType);
    }
  }
  return (personId, type) => {
    const ofPerson = cases.get(personId);
    if (!ofPerson) throw new Error("A person has no accrual case");
    return ofPerson(type);
  };
}

type CaseOfType = (type: LeaveType) => AccrualCase;

function onceByType(caseOfType: CaseOfType): CaseOfType {
  const known = new Map<LeaveType, AccrualCase>();
  return (type) => {
    const found = known.get(type) ?? caseOfType(type);
    known.set(type, found);
    return found;
  };
}

function keyOf(person: PlacedPerson, history: PostedHistory | undefined): string {
  const { startDate, endDate, addedOn, ptoBalanceOverride, facts } = person;
  const { placements, overrides, employments, firstYears } = history ?? {};
  return JSON.stringify([
    startDate,
    endDate,
    addedOn,
    ptoBalanceOverride,
    factsKey(facts),
    placements,
    overrides,
    employments,
    firstYears,
  ]);
}

function inNewYear(person: PlacedPerson, edit: PolicyEdit): PlacedPerson {
  if (edit.leaveYear === undefined || !isOfOffice(person, edit)) return person;
  return { ...person, facts: withLeaveYear(person.facts, edit.type, firstDayUnder(edit.leaveYear, person.startDate)) };
}

export function movesLeaveYear(person: PlacedPerson, edit: PolicyEdit): boolean {
  const firstDay = ({ facts }: PlacedPerson) => facts?.leaveYears?.[edit.type];
  return firstDay(inNewYear(person, edit)) !== firstDay(person);
}

function isOfOffice({ effectiveOfficeId }: PlacedPerson, { versions: [first] }: PolicyEdit): boolean {
  return first?.officeId === effectiveOfficeId;
}

function edited(
  rows: readonly OfficeVersion[],
  type: LeaveType,
  { is, edit: { type: editedType, versions } }: { is: "made" | "left out"; edit: PolicyEdit },
): readonly OfficeVersion[] {
  const [first] = versions;
  const isHere = type === editedType && first !== undefined && rows.some(({ officeId }) => officeId === first.officeId);
  if (!isHere) return rows;
  const before = rows.filter(({ officeId, version }) => officeId !== first.officeId || version < first.version);
  return is === "made" ? [...before, ...versions] : before;
}
