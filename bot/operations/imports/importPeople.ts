import type { Transaction } from "sequelize";
import { z } from "zod";
import { millisecondsInDay } from "date-fns/constants";
import { judgePeople, withoutCycles } from "#core/imports/judgePeople.ts";
import type { PersonVerdict } from "#core/imports/judgePerson.ts";
import { assertMayAddMore } from "#core/imports/mayAddMore.ts";
import { PEOPLE_COLUMNS, PersonRow } from "#core/imports/rows/PersonRow.ts";
import type { PeopleFacts } from "#core/imports/PeopleFacts.ts";
import type { ReadRow } from "#core/imports/readRow.ts";
import { type ImportResult, importResult, type RowVerdict } from "#core/imports/RowVerdict.ts";
import { withCells } from "#core/imports/mapping/withCells.ts";
import { assertNoneWrong } from "#core/imports/WrongRows.ts";
import { Refusal } from "#core/refusal.ts";
import type { Person } from "#db/queries/people/person.ts";
import { countAddedSince } from "#db/queries/imports/people.ts";
import type { Actor } from "../actor.ts";
import { writeAuditEntries } from "../audit.ts";
import { lockOrganization } from "../lockOrganization.ts";
import { operation } from "../operation.ts";
import { reading } from "../reading.ts";
import { assertConfirmedFor } from "../organization/steps/assertConfirmedFor.ts";
import { transactionally } from "../transactionally.ts";
import { collectWithPauses } from "../turns/collectWithPauses.ts";
import { addImported } from "./steps/addImported.ts";
import { changeImported } from "./steps/changeImported.ts";
import { runImport } from "./steps/runImport.ts";
import { peopleFacts } from "./steps/peopleFacts.ts";
import { withSettlements } from "./steps/withSettlements.ts";
import { FileInput, type FileRows, readFile } from "./steps/readFile.ts";
import { rememberColumns } from "./steps/rememberColumns.ts";

export async function importPeople(actor: Actor, input: unknown): Promise<ImportResult> {
  return runImport(actor, "people", input, { read: readPeople, preview: previewPeople, write: writePeople });
}

type Rows = ReadRow<PersonRow>[];
type File = FileRows<PersonRow>;

const readPeople = reading("importPeople", FileInput, async ({ mode, ...file }) => ({
  mode,
  rows: await readFile(file, PEOPLE_COLUMNS, PersonRow),
}));

const previewPeople = reading("importPeople", z.custom<File>(), async ({ rows }, { me, clock }) => {
  const at = { now: clock.now() };
  const facts = await transactionally((tx) => peopleFacts(me, { tx, ...at }), me.organizationId);
  const verdicts = await withSettlements(me.organizationId, await verdictsOn(rows, facts), at.now);
  const result = importResult("preview", withCells(verdicts.map(shown), rows));
  const blocked = await transactionally(
    (tx) => refusalOf(assertMayAdd(result.counts.new, me, { tx, ...at })),
    me.organizationId,
  );
  return { ...result, ...(blocked && { blocked: blocked.message }) };
});

const writePeople = operation("importPeople", z.custom<File>(), async ({ rows, used }, context) => {
  const { actor, me, tx, now, audit } = await lockOrganization(context);
  const { organizationId } = me;
  const facts = await peopleFacts(me, { tx, now });
  const verdicts = await verdictsOn(rows, facts);
  const result = importResult("import", withCells(verdicts.map(shown), rows));
  assertNoneWrong(result);
  const { wrong: _, ...counts } = result.counts;
  await assertMayAdd(counts.new, me, { tx, now });

  const { entries: addedEntries, idOf } = await addImported(verdicts, facts, { me, tx, now });
  const changedEntries = await changeImported(verdicts, idOf, { me, actor, tx, now });
  const by = { organizationId, userId: me.id, source: actor.source, action: "importPeople", at: now };
  await writeAuditEntries(by, [...addedEntries, ...changedEntries], tx);
  await rememberColumns(organizationId, "people", used, { tx, now });
  await audit({ subject: ["organization", organizationId], after: { ...counts } });
  return result;
});

async function verdictsOn(rows: Rows, facts: PeopleFacts): Promise<PersonVerdict[]> {
  return withoutCycles(await collectWithPauses(judgePeople(rows, facts)), facts);
}

async function assertMayAdd(newOnes: number, me: Person, { tx, now }: { tx: Transaction; now: Date }): Promise<void> {
  await assertConfirmedFor(newOnes, me, tx);
  const lately = await countAddedSince(me.organizationId, new Date(now.getTime() - millisecondsInDay), tx);
  assertMayAddMore(newOnes, lately);
}

async function refusalOf(work: Promise<void>): Promise<Refusal | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

function shown(judged: PersonVerdict): RowVerdict {
  const { person: _, wanted: __, manager: ___, ...verdict } = judged;
  return verdict;
}
