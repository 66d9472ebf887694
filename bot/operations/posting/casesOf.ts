import type { Transaction } from "sequelize";
import { groupBy } from "#core/groupBy.ts";
import type { AccrualCase } from "#core/policies/AccrualCase.ts";
import type { LeaveType } from "#core/requests/LeaveType.ts";
import { findPostedHistories, type PostedPerson } from "#db/queries/postedPeople.ts";
import { findPostingOffice } from "#db/queries/postingOffices.ts";
import { caseOf, NO_HISTORY, type VersionRow, type VersionsByType } from "#db/queries/termsRows.ts";
import { hasOwnHistory } from "./duePlan.ts";

/** Somebody and the office whose policies hold for them. */
export interface PlacedPerson extends PostedPerson {
  effectiveOfficeId: string;
}

/** The versions that an edit adds to an office's policy, whether they are stored yet or not. */
export interface PolicyEdit {
  type: LeaveType;
  /** By their numbers; at least one. */
  versions: readonly VersionRow[];
}

/** The accrual cases of people, by their ids and types; with or without the versions of an edit, where one is given. */
export async function casesOf(
  organizationId: string,
  people: readonly PlacedPerson[],
  tx: Transaction,
  edit?: { is: "made" | "left out"; edit: PolicyEdit },
): Promise<(personId: string, type: LeaveType) => AccrualCase> {
  const cases = new Map<string, (type: LeaveType) => AccrualCase>();
  for (const [officeId, ofOffice] of groupBy(people, (person) => person.effectiveOfficeId)) {
    const office = await findPostingOffice(organizationId, officeId, tx);
    if (!office) throw new Error("The office of somebody is gone");
    const { leaveYearStartsIn, versions } = office;
    const ofAll = JSON.parse(versions) as VersionsByType;
    const special = ofOffice.filter((person) => hasOwnHistory(person, leaveYearStartsIn)).map(({ id }) => id);
    const histories = await findPostedHistories(organizationId, officeId, special, tx);
    const own = new Map(histories.map((history) => [history.userId, history]));
    for (const person of ofOffice) {
      const history = own.get(person.id);
      const terms = { ...person, leaveYearStartsIn };
      const ever = history?.versions ?? ofAll;
      cases.set(person.id, (type) => {
        const known = edit ? edited(ever[type], type, edit) : ever[type];
        return caseOf(terms, type, history ?? NO_HISTORY, known, history?.firstYears[type]);
      });
    }
  }
  return (personId, type) => {
    const ofPerson = cases.get(personId);
    if (!ofPerson) throw new Error("Somebody has no accrual case");
    return ofPerson(type);
  };
}

function edited(
  rows: readonly VersionRow[],
  type: LeaveType,
  { is, edit: { type: editedType, versions } }: { is: "made" | "left out"; edit: PolicyEdit },
): readonly VersionRow[] {
  const [first] = versions;
  const isHere = type === editedType && first !== undefined && rows.some(({ officeId }) => officeId === first.officeId);
  if (!isHere) return rows;
  const before = rows.filter(({ officeId, version }) => officeId !== first.officeId || version < first.version);
  return is === "made" ? [...before, ...versions] : before;
}
