import { z } from "zod";
import { judgeOpenings, type OpeningVerdict } from "#core/imports/judgeOpenings.ts";
import { OPENING_COLUMNS, OpeningRow } from "#core/imports/rows/OpeningRow.ts";
import type { ReadRow } from "#core/imports/readRow.ts";
import { type ImportResult, importResult, type RowVerdict } from "#core/imports/RowVerdict.ts";
import { withCells } from "#core/imports/mapping/withCells.ts";
import { assertNoneWrong } from "#core/imports/WrongRows.ts";
import { findPeopleByEmail } from "#db/queries/people/peopleById.ts";
import { lockPeople } from "#db/queries/ledger/postedPeople.ts";
import type { Actor } from "../actor.ts";
import { writeAuditEntries } from "../audit.ts";
import { shareOrganizationFor } from "../lockOrganization.ts";
import { operation } from "../operation.ts";
import { reading } from "../reading.ts";
import { bringUpToDate, seenUpToDate } from "../accruals/steps/bringUpToDate.ts";
import { transactionally } from "../transactionally.ts";
import { collectWithPauses } from "../turns/collectWithPauses.ts";
import { runImport } from "./steps/runImport.ts";
import { openingFacts } from "./steps/openingFacts.ts";
import { postOpenings } from "./steps/postOpenings.ts";
import { FileInput, type FileRows, readFile } from "./steps/readFile.ts";
import { rememberColumns } from "./steps/rememberColumns.ts";

export async function importOpenings(actor: Actor, input: unknown): Promise<ImportResult> {
  return runImport(actor, "openings", input, { read: readOpenings, preview: previewOpenings, write: writeOpenings });
}

type Rows = ReadRow<OpeningRow>[];
type File = FileRows<OpeningRow>;

const readOpenings = reading("importOpenings", FileInput, async ({ mode, ...file }) => ({
  mode,
  rows: await readFile(file, OPENING_COLUMNS, OpeningRow),
}));

const previewOpenings = reading("importOpenings", z.custom<File>(), async ({ rows }, { me, clock }) => {
  const now = clock.now();
  const people = await findPeopleByEmail(me.organizationId, emailsOf(rows));
  for (const person of people) await seenUpToDate(person, now);
  const facts = await transactionally((tx) => openingFacts(me, { rows, people }, { tx, now }), me.organizationId);
  const verdicts = await collectWithPauses(judgeOpenings(rows, facts));
  return importResult("preview", withCells(verdicts.map(shown), rows));
});

const writeOpenings = operation("importOpenings", z.custom<File>(), async ({ rows, used }, context) => {
  // The shared lock keeps policies and terms from changing during the import.
  const { actor, me, tx, now, audit, again } = await shareOrganizationFor(context);
  const { organizationId } = me;
  const found = await findPeopleByEmail(organizationId, emailsOf(rows), tx);
  const ids = found.map(({ id }) => id);
  await lockPeople(organizationId, ids, { wait: true }, tx);
  await again();
  const people = await findPeopleByEmail(organizationId, emailsOf(rows), tx);
  for (const person of people) await bringUpToDate(person, { tx, now });

  const facts = await openingFacts(me, { rows, people }, { tx, now });
  const verdicts = await collectWithPauses(judgeOpenings(rows, facts));
  const result = importResult("import", withCells(verdicts.map(shown), rows));
  assertNoneWrong(result);
  const entries = await postOpenings(
    verdicts.flatMap(({ opening }) => opening ?? []),
    people,
    { me, tx, now },
  );
  const by = { organizationId, userId: me.id, source: actor.source, action: "importOpenings", at: now };
  await writeAuditEntries(by, entries, tx);
  const { wrong: _, ...counts } = result.counts;
  await rememberColumns(organizationId, "openings", used, { tx, now });
  await audit({ subject: ["organization", organizationId], after: { ...counts } });
  return result;
});

function emailsOf(rows: Rows): string[] {
  return [...new Set(rows.map(({ email }) => email))];
}

function shown(judged: OpeningVerdict): RowVerdict {
  const { opening: _, ...verdict } = judged;
  return verdict;
}
