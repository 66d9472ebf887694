import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { accrualCaseOf, NO_HISTORY, type OfficeVersion } from "#core/policies/accrual/accrualCaseOf.ts";
import type { TeamRequestRow } from "#db/queries/requests/pending/pendingRows.ts";

const MAX_KEPT = { policies: 100, people: 500 };

const known = new Map<string, Map<string, AccrualCase>>();

export function waitingCases(
  versionsOf: ReadonlyMap<LeaveType, OfficeVersion[]>,
  { leaveYearStartsIn, today }: { leaveYearStartsIn: number; today: IsoDate },
): (type: LeaveType, terms: Pick<TeamRequestRow, "person" | "history" | "firstYear">) => AccrualCase {
  const ofTypes = new Map<LeaveType, Map<string, AccrualCase>>();
  return (type, { person, history, firstYear }) => {
    const versions = versionsOf.get(type) ?? [];
    const under = () => JSON.stringify([type, versions, leaveYearStartsIn, today]);
    const cases = ofTypes.get(type) ?? remembered(known, MAX_KEPT.policies, under(), () => new Map());
    ofTypes.set(type, cases);
    return remembered(cases, MAX_KEPT.people, JSON.stringify([person, history, firstYear]), () => {
      const terms = { ...person, leaveYearStartsIn };
      return accrualCaseOf(terms, type, history ?? NO_HISTORY, versions, firstYear);
    });
  };
}

function remembered<Value>(values: Map<string, Value>, most: number, key: string, derive: () => Value): Value {
  const value = values.get(key) ?? derive();
  if (values.size >= most && !values.has(key)) values.clear();
  values.set(key, value);
  return value;
}
