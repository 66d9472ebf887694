import type { AssignedPolicies } from "../AssignedPolicy.ts";
import type { PatternChange } from "#core/working/WorkingPattern.ts";
import type { MonthDay } from "#core/calendar/months.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { LeaveYears } from "#core/leave/leaveYear.ts";
import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import type { RecordedEvent } from "./RecordedEvent.ts";

/** In characters. */
export const GROUP_LENGTH = 60;

export interface PersonFacts {
  serviceStartDate?: IsoDate;
  /** Years of service with other employers that count as service here. */
  creditedYears?: number;
  birthDate?: IsoDate;
  groups?: readonly string[];
  workingPatterns?: readonly PatternChange[];
  events?: readonly RecordedEvent[];
  assigned?: AssignedPolicies;
  leaveYears?: LeaveYears;
  /** Set for a person who left before settlements existed. */
  settlesFrom?: IsoDate;
  past?: readonly PastFacts[];
}

interface PastFacts {
  until: IsoDate;
  facts: Pick<PersonFacts, FactField>;
}

export const FACT_FIELDS = [
  "serviceStartDate",
  "creditedYears",
  "birthDate",
  "groups",
] as const satisfies readonly (keyof PersonFacts)[];
export type FactField = (typeof FACT_FIELDS)[number];

/** Null unsets a fact. An absent field keeps its fact. */
type FactsPatch = { [Field in FactField]?: PersonFacts[Field] | null | undefined };

export function factsAfter(before: PersonFacts | null, patch: FactsPatch): Pick<PersonFacts, FactField> | null {
  const known = FACT_FIELDS.flatMap((field): [FactField, unknown][] => {
    const value = patch[field] === undefined ? before?.[field] : patch[field];
    return value == null || (Array.isArray(value) && value.length === 0) ? [] : [[field, value]];
  });
  return known.length === 0 ? null : (Object.fromEntries(known) as PersonFacts);
}

/** Also records that facts were unknown, because closed leave years may have been computed without them. */
export function factsChanged(before: PersonFacts | null, after: PersonFacts | null, day: IsoDate): PersonFacts {
  const replaced = { until: addDays(day, -1), facts: factsAfter(before, {}) ?? {} };
  return { ...after, past: [...(before?.past ?? []), replaced] };
}

export function factsUnder(
  { past: _past, assigned, ...facts }: PersonFacts,
  held: Pick<PersonFacts, FactField>,
  is: "past" | "now",
): PersonFacts {
  const { serviceStartDate: _service, creditedYears: _credited, birthDate: _birth, groups: _groups, ...others } = facts;
  const policies = (is === "past" ? assigned?.past : undefined) ?? assigned?.policies ?? [];
  const had = policies.filter(({ group }) => group === null || held.groups?.includes(group));
  return { ...others, ...held, ...(assigned && { assigned: { ...assigned, policies: had } }) };
}

export function withLeaveYear(
  facts: PersonFacts | null,
  type: LeaveType,
  firstDay: MonthDay | undefined,
): PersonFacts | null {
  const { [type]: _, ...others } = facts?.leaveYears ?? {};
  const { leaveYears: _before, ...rest } = facts ?? {};
  const leaveYears: LeaveYears = firstDay === undefined ? others : { ...others, [type]: firstDay };
  const after = Object.keys(leaveYears).length > 0 ? { ...rest, leaveYears } : rest;
  return Object.keys(after).length > 0 ? after : null;
}

export function changedFactFields(before: PersonFacts | null, after: PersonFacts | null): FactField[] {
  return FACT_FIELDS.filter((field) => JSON.stringify(before?.[field]) !== JSON.stringify(after?.[field]));
}
