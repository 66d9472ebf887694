import { type Minutes, toDays, toMinutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { Role } from "#core/people/access/roles.ts";
import type { UserPatch } from "#core/people/UserInput.ts";
import type { FactField, PersonFacts } from "#core/policies/facts/PersonFacts.ts";
import type { KnownOffice, KnownPerson } from "./PeopleFacts.ts";
import type { PersonRow } from "./rows/PersonRow.ts";
import type { WantedPattern } from "./wantedPattern.ts";
import type { RowVerdict } from "./RowVerdict.ts";

/** Absent fields stay unchanged. */
export interface WantedPerson extends Pick<UserPatch, FactField | "workingPattern"> {
  name?: string;
  role?: Role;
  managerEmail?: string | null;
  officeId?: string | null;
  startDate?: IsoDate | null;
  endDate?: IsoDate | null;
  /** In days; null removes the override. */
  ptoBalanceOverride?: number | null;
}

const plain = (text: string | null) => text;
const days = (minutes: Minutes | null) => (minutes === null ? null : String(toDays(minutes)));

const FACTS = [
  ["service start date", "serviceStartDate"],
  ["credited years", "creditedYears"],
  ["birth date", "birthDate"],
  ["groups", "groups"],
] as const satisfies readonly (readonly [keyof PersonRow, FactField])[];

export function factText(fact: PersonFacts[FactField] | null): string | null {
  if (fact == null) return null;
  return typeof fact === "object" ? fact.join("; ") || null : String(fact);
}

export function personChanges(
  row: PersonRow,
  person: KnownPerson | undefined,
  office: KnownOffice | undefined,
  hours: WantedPattern,
): { wanted: WantedPerson; changes: NonNullable<RowVerdict["changes"]> } {
  const { name, role, override } = row;
  const minutes = override == null ? override : toMinutes(override);
  const wanted: WantedPerson = {};
  const changes: NonNullable<RowVerdict["changes"]> = {};
  const compare = <Value>(
    column: string,
    to: Value | undefined,
    from: Value,
    text: (value: Value) => string | null,
  ) => {
    if (to === undefined || to === from || (!person && to === null)) return false;
    changes[column] = { from: text(from), to: text(to) };
    return true;
  };
  if (compare("name", name, person?.name ?? null, plain) && name) wanted.name = name;
  if (compare("role", role ?? (person ? undefined : "Employee"), person?.role ?? null, plain)) {
    wanted.role = role ?? "Employee";
  }
  if (compare("manager email", row["manager email"], person?.managerEmail ?? null, plain)) {
    wanted.managerEmail = row["manager email"] ?? null;
  }
  const officeId = row.office === undefined && person ? undefined : (office?.id ?? null);
  const officeName = (id: string | null) =>
    id === null ? null : id === office?.id ? office.name : (person?.officeName ?? null);
  if (compare("office", officeId, person?.officeId ?? null, officeName)) wanted.officeId = officeId ?? null;
  for (const [column, field] of [
    ["start date", "startDate"],
    ["end date", "endDate"],
  ] as const) {
    if (compare(column, row[column], person?.[field] ?? null, plain)) wanted[field] = row[column] ?? null;
  }
  if (compare("override", minutes, person?.ptoBalanceOverride ?? null, days))
    wanted.ptoBalanceOverride = override ?? null;
  for (const [column, field] of FACTS) {
    const to = row[column] === undefined ? undefined : factText(row[column]);
    if (compare(column, to, factText(person?.facts?.[field]), plain)) Object.assign(wanted, { [field]: row[column] });
  }
  if (hours.pattern !== undefined) wanted.workingPattern = hours.pattern;
  return { wanted, changes: { ...changes, ...hours.changes } };
}
