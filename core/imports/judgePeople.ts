import { judgePerson, type PersonVerdict } from "./judgePerson.ts";
import { managerCycles } from "./managerCycles.ts";
import { managersByName } from "./mapping/managersByName.ts";
import type { KnownOffice, PeopleFacts } from "./PeopleFacts.ts";
import type { PersonRow } from "./rows/PersonRow.ts";
import type { ReadRow } from "./readRow.ts";

/** `withoutCycles` completes the verdicts. */
export function* judgePeople(read: readonly ReadRow<PersonRow>[], facts: PeopleFacts): Generator<PersonVerdict> {
  const rows = managersByName(read, facts.people);
  const inFile = new Set(rows.map(({ email }) => email));
  const managers = new Set(rows.flatMap(({ valid }) => valid["manager email"] ?? []));
  const lines = new Map<string, number>();
  const officesByName = officesOf(facts);
  const owners = new Set(facts.ownersWhoSignIn);
  for (const row of rows) {
    const firstLine = lines.get(row.email);
    if (row.email !== "" && firstLine === undefined) lines.set(row.email, row.line);
    const verdict = judgePerson(row, { ...facts, inFile, managers, officesByName, ownersWhoSignIn: owners, firstLine });
    const { person, wanted } = verdict;
    if (person && (wanted?.role ?? "Owner") !== "Owner") owners.delete(person.id);
    yield verdict;
  }
}

export function withoutCycles(verdicts: readonly PersonVerdict[], { people }: PeopleFacts): PersonVerdict[] {
  const managers = new Map([...people.values()].map(({ email, managerEmail }) => [email, managerEmail]));
  for (const verdict of verdicts) {
    const manager = managerOf(verdict);
    if (manager !== undefined) managers.set(verdict.key, manager);
  }
  const cycles = managerCycles(managers);
  return verdicts.map((verdict) => {
    const { line, key, name, reasons = [] } = verdict;
    const manager = managerOf(verdict);
    if (!manager || manager === key || !cycles.has(key)) return verdict;
    const reason = { column: "manager email", text: "This manager would report to this person" };
    return { line, key, ...(name !== undefined && { name }), status: "wrong", reasons: [...reasons, reason] };
  });
}

function managerOf({ wanted, manager }: PersonVerdict): string | null | undefined {
  return wanted ? wanted.managerEmail : manager;
}

function officesOf({ offices }: PeopleFacts): Map<string, KnownOffice[]> {
  const named = new Map<string, KnownOffice[]>();
  for (const office of offices) {
    const name = office.name.toLowerCase();
    named.set(name, [...(named.get(name) ?? []), office]);
  }
  return named;
}
