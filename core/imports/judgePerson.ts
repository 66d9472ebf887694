import { assertOwnersOfDomain } from "#core/auth/googleOnly.ts";
import { assertEmailDomain } from "#core/auth/emailDomain.ts";
import { assertBorn } from "#core/people/assertBorn.ts";
import { assertAfterPreviousEnd, assertInOrder, employmentAfter } from "#core/people/employmentAfter.ts";
import { type OwnLeave, refuseOwnLeave } from "#core/people/access/ownLeave.ts";
import { assertMayReplaceInvitation } from "#core/invitations/invitedRefusals.ts";
import { withInvitation } from "#core/invitations/withInvitation.ts";
import { assertNotManaged } from "../provisioning/lockedFields.ts";
import { assertMayChangeRole, assertMayGrantRole, assertMayManagePerson } from "#core/people/access/roleChange.ts";
import type { KnownOffice, KnownPerson, PeopleFacts } from "./PeopleFacts.ts";
import { personChanges, type WantedPerson } from "./personChanges.ts";
import type { PersonRow } from "./rows/PersonRow.ts";
import type { ReadRow } from "./readRow.ts";
import { reasonOf, reasonsOf } from "./reasonOf.ts";
import type { RowReason, RowVerdict } from "./RowVerdict.ts";
import { incompletePattern, wantedPattern } from "./wantedPattern.ts";

export interface PersonVerdict extends RowVerdict {
  person?: KnownPerson;
  wanted?: WantedPerson;
  manager?: string | null | undefined;
}

interface RowFacts extends PeopleFacts {
  inFile: ReadonlySet<string>;
  managers: ReadonlySet<string>;
  officesByName: ReadonlyMap<string, KnownOffice[]>;
  firstLine: number | undefined;
}

export function judgePerson(read: ReadRow<PersonRow>, facts: RowFacts): PersonVerdict {
  const { line, email, written, valid, reasons } = read;
  const person = facts.people.get(email);
  const name = valid.name ?? person?.name;
  const verdict = { line, key: email || written, ...(name !== undefined && { name }) };
  const wrong = (found: RowReason[]): PersonVerdict => ({
    ...verdict,
    status: "wrong",
    reasons: found,
    ...(facts.firstLine === undefined && { manager: newManager(valid["manager email"], person) }),
  });
  if (reasons.some(({ column }) => column === null)) return wrong(reasons);
  if (email === "") return wrong([...reasons, ...unknownReasons(valid, reasons, facts)]);

  const stated = read.row ?? { ...valid, email };
  const row = person ? stated : withInvitation(stated, facts);
  const { office, reason } = officeOf(row, person, facts);
  const hours = wantedPattern(row, person);
  const { wanted, changes } = personChanges(row, person, office, hours);
  const twice = firstLineReason(facts.firstLine);
  const isSame = person !== undefined && Object.keys(changes).length === 0;
  if (isSame && reasonsOf(...reasons, reason, hours.reason, twice).length === 0) {
    return { ...verdict, status: "same", person };
  }
  const isUntouched = isSame && reasons.length === 0;
  const ofKnown = (known: KnownPerson) => (isUntouched ? [] : changeReasons(known, row, wanted, facts));
  const ofPerson = person ? ofKnown(person) : newReasons(row, office, facts);
  const hoursReason = hours.reason && isAboutHours(reasons) ? null : hours.reason;
  const found = reasonsOf(...ofPerson, hoursReason, reason, managerReason(email, wanted.managerEmail, facts));
  if (twice || reasons.length > 0 || found.length > 0) {
    const known = new Set(reasons.map(({ column }) => column));
    return wrong(reasonsOf(twice, ...reasons, ...found.filter(({ column }) => !known.has(column))));
  }
  return { ...verdict, changes, wanted, ...(person ? { status: "changed", person } : { status: "new" }) };
}

function newManager(manager: string | null | undefined, person: KnownPerson | undefined): string | null | undefined {
  return manager === (person?.managerEmail ?? null) ? undefined : manager;
}

function firstLineReason(firstLine: number | undefined): RowReason | null {
  return firstLine === undefined ? null : { column: "email", text: `This email is already on line ${firstLine}` };
}

function isAboutHours(reasons: readonly RowReason[]): boolean {
  return reasons.some(({ column }) => column?.startsWith("working hours"));
}

function unknownReasons(
  valid: ReadRow<PersonRow>["valid"],
  reasons: readonly RowReason[],
  facts: RowFacts,
): RowReason[] {
  const [startDate, endDate] = [valid["start date"] ?? null, valid["end date"] ?? null];
  return reasonsOf(
    isAboutHours(reasons) ? null : incompletePattern(valid),
    officeOf(valid, undefined, facts).reason,
    managerReason("", valid["manager email"], facts),
    reasonOf("end date", () => assertInOrder(startDate, endDate)),
  );
}

function officeOf(
  { office: name, email = "" }: Partial<Pick<PersonRow, "office" | "email">>,
  person: KnownPerson | undefined,
  { offices, officesByName, invited }: RowFacts,
): { office?: KnownOffice; reason: RowReason | null } {
  if (!name) {
    const place = name === undefined && !person ? invited?.get(email) : undefined;
    const isUsual = ({ id, isDefault }: KnownOffice) => (place ? id === place.officeId : isDefault);
    const usual = person?.officeId === null ? undefined : offices.find(isUsual);
    return { ...(usual && { office: usual }), reason: null };
  }
  const [office, ...others] = officesByName.get(name.toLowerCase()) ?? [];
  if (!office) return { reason: { column: "office", text: `Unknown office “${name}”` } };
  if (others.length > 0) return { reason: { column: "office", text: "More than one office has this name" } };
  return { office, reason: null };
}

function newReasons(row: PersonRow, office: KnownOffice | undefined, facts: RowFacts): (RowReason | null)[] {
  const { email, name, role = "Employee" } = row;
  const [startDate, endDate] = [row["start date"] ?? null, row["end date"] ?? null];
  const today = office?.today;
  const hasLeft = today !== undefined && endDate !== null && endDate < today;
  return [
    reasonOf("email", () => assertEmailDomain(email, facts.domain)),
    name === undefined ? { column: "name", text: "Name is required" } : null,
    reasonOf("role", () => assertMayReplaceInvitation(facts.me.role, facts.invited?.get(email)?.role)) ??
      reasonOf("role", () => assertMayGrantRole(facts.me.role, role)),
    reasonOf("end date", () => assertInOrder(startDate, endDate)),
    today === undefined ? null : reasonOf("birth date", () => assertBorn(row["birth date"], today)),
    hasLeft ? { column: "end date", text: "A person whose last day has passed can't be added" } : null,
  ];
}

/** The columns that could raise the importer's own leave. */
const OWN_COLUMNS = [
  ["office", "officeId"],
  ["start date", "startDate"],
  ["end date", "endDate"],
  ["override", "ptoBalanceOverride"],
  ["service start date", "serviceStartDate"],
  ["credited years", "creditedYears"],
  ["birth date", "birthDate"],
  ["groups", "groups"],
  ["working hours", "workingPattern"],
] as const satisfies readonly (readonly [string, OwnLeave & keyof WantedPerson])[];

function changeReasons(
  person: KnownPerson,
  row: PersonRow,
  wanted: WantedPerson,
  { me, people, domain, googleOnly, ownersWhoSignIn, managed }: RowFacts,
): (RowReason | null)[] {
  const { role, startDate, endDate, name, managerEmail } = wanted;
  const locked = managed?.get(person.id);
  const activeOwners = ownersWhoSignIn.size + (ownersWhoSignIn.has(person.id) ? 0 : 1);
  if (!person.isActive) return [{ column: null, text: "This person is deactivated. Reactivate them first." }];
  const untouchable = reasonOf(null, () => assertMayManagePerson(me.role, person.role));
  if (untouchable) return [untouchable];
  return [
    reasonOf("name", () => assertNotManaged(person, locked, { name })),
    reasonOf("manager email", () =>
      // The id is only compared with the current manager's id, so the email can take its place.
      assertNotManaged(person, locked, managerEmail === undefined ? {} : { managerId: managerEmail }),
    ),
    role === undefined
      ? null
      : reasonOf("role", () => {
          assertMayChangeRole({ actor: me, person, next: role, activeOwners });
          if (role === "Owner" && googleOnly) {
            assertOwnersOfDomain([person], { domain, actorId: me.id, field: "role" });
          }
        }),
    startDate === undefined
      ? null
      : reasonOf("start date", () => assertAfterPreviousEnd(startDate, person.previousEnd)),
    reasonOf("end date", () => {
      assertInOrder(row["start date"] ?? null, row["end date"] ?? null);
      employmentAfter(person, { startDate, endDate }, person.today);
    }),
    reasonOf("birth date", () => assertBorn(wanted.birthDate, person.today)),
    ...OWN_COLUMNS.map(([column, field]) =>
      wanted[field] === undefined
        ? null
        : reasonOf(column, () => refuseOwnLeave(me.id, person.id, field, people.values())),
    ),
  ];
}

function managerReason(email: string, managerEmail: string | null | undefined, facts: RowFacts): RowReason | null {
  if (!managerEmail) return null;
  if (managerEmail === email) return { column: "manager email", text: "Nobody can be their own manager" };
  const known = facts.people.get(managerEmail);
  if (known ? known.isActive : facts.inFile.has(managerEmail)) return null;
  return { column: "manager email", text: `Unknown manager “${managerEmail}”` };
}
