import { z } from "zod";
import { chunksOf } from "#core/chunksOf.ts";
import { groupBy } from "#core/groupBy.ts";
import { EVENT_COLUMNS, EventRow } from "#core/imports/rows/EventRow.ts";
import { judgeEvents, type EventVerdict } from "#core/imports/judgeEvents.ts";
import type { ReadRow } from "#core/imports/readRow.ts";
import { type ImportResult, importResult, type RowVerdict } from "#core/imports/RowVerdict.ts";
import { withCells } from "#core/imports/mapping/withCells.ts";
import { assertNoneWrong } from "#core/imports/WrongRows.ts";
import { newId } from "#db/newId.ts";
import { lockPeople } from "#db/queries/ledger/postedPeople.ts";
import { findPeopleByEmail } from "#db/queries/people/peopleById.ts";
import type { Person } from "#db/queries/people/person.ts";
import type { Actor } from "../actor.ts";
import { type AuditEntry, writeAuditEntries } from "../audit.ts";
import { shareOrganizationFor } from "../lockOrganization.ts";
import { operation } from "../operation.ts";
import { reading } from "../reading.ts";
import { changeEvents, type PersonEventChanges } from "../personEvents/steps/changeEvents.ts";
import { transactionally } from "../transactionally.ts";
import { collectWithPauses } from "../turns/collectWithPauses.ts";
import { eventFacts } from "./steps/eventFacts.ts";
import { FileInput, type FileRows, readFile } from "./steps/readFile.ts";
import { rememberColumns } from "./steps/rememberColumns.ts";
import { runImport } from "./steps/runImport.ts";

const PEOPLE = 500;

export async function importEvents(actor: Actor, input: unknown): Promise<ImportResult> {
  return runImport(actor, "events", input, { read: readEvents, preview: previewEvents, write: writeEvents });
}

type Rows = ReadRow<EventRow>[];
type File = FileRows<EventRow>;

const readEvents = reading("importEvents", FileInput, async ({ mode, ...file }) => ({
  mode,
  rows: await readFile(file, EVENT_COLUMNS, EventRow),
}));

const previewEvents = reading("importEvents", z.custom<File>(), async ({ rows }, { me }) => {
  const { organizationId } = me;
  const facts = await transactionally(
    async (tx) => eventFacts(me, await findPeopleByEmail(organizationId, emailsOf(rows), tx), tx),
    organizationId,
  );
  const verdicts = await collectWithPauses(judgeEvents(rows, facts));
  return importResult("preview", withCells(verdicts.map(shown), rows));
});

const writeEvents = operation("importEvents", z.custom<File>(), async ({ rows, used }, context) => {
  const { actor, me: acting, tx, now, audit, again } = await shareOrganizationFor(context);
  const { organizationId } = acting;
  const found = await findPeopleByEmail(organizationId, emailsOf(rows), tx);
  const ids = found.map(({ id }) => id).toSorted();
  await lockPeople(organizationId, ids, { wait: true }, tx);
  const { me } = await again();
  const people = await findPeopleByEmail(organizationId, emailsOf(rows), tx);
  const verdicts = await collectWithPauses(judgeEvents(rows, await eventFacts(me, people, tx)));
  const result = importResult("import", withCells(verdicts.map(shown), rows));
  assertNoneWrong(result);
  const entries: AuditEntry[] = [];
  for (const some of chunksOf(changesOf(verdicts, people), PEOPLE)) {
    entries.push(...(await changeEvents(some, { me, tx, now })));
  }
  const by = { organizationId, userId: me.id, source: actor.source, action: "importEvents", at: now };
  await writeAuditEntries(by, entries, tx);
  const { wrong: _, ...counts } = result.counts;
  await rememberColumns(organizationId, "events", used, { tx, now });
  await audit({ subject: ["organization", organizationId], after: { ...counts } });
  return result;
});

function changesOf(verdicts: readonly EventVerdict[], people: readonly Person[]): PersonEventChanges[] {
  const wanted = groupBy(
    verdicts.flatMap((verdict) => verdict.wanted ?? []),
    ({ personId }) => personId,
  );
  return people.flatMap((person) => {
    const ofPerson = wanted.get(person.id) ?? [];
    const changes = ofPerson.map(({ id, before, event: after }) => ({ id: id ?? newId(), before, after }));
    return changes.length > 0 ? [{ person, changes }] : [];
  });
}

function emailsOf(rows: Rows): string[] {
  return [...new Set(rows.map(({ email }) => email))];
}

function shown(judged: EventVerdict): RowVerdict {
  const { wanted: _, ...verdict } = judged;
  return verdict;
}
