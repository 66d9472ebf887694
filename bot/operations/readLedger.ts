import { z } from "zod";
import type { Minutes } from "#core/amounts.ts";
import { parseInput } from "#core/inputs.ts";
import { describeLine } from "#core/ledger/describeLine.ts";
import { LedgerQuery } from "#core/ledger/LedgerQuery.ts";
import { mayReadLedger } from "#core/people/mayReadLedger.ts";
import { Refusal } from "#core/refusal.ts";
import { findLedgerLines, type LedgerRow } from "#db/queries/ledger.ts";
import { findPerson } from "#db/queries/person.ts";
import { notFound, readingOn } from "./operation.ts";

export interface LedgerLineView extends LedgerRow {
  /** The balance of the line's type and leave year after it. */
  runningBalance: Minutes;
  /** What caused the line, in words. */
  cause: string;
}

/** Every line behind a person's balances, oldest first: one's own, or as Manager and above. */
export const readLedger = readingOn("readLedger", z.unknown(), async (id, query, { me }) => {
  const person = await findPerson(me.organizationId, id);
  if (!person) throw notFound("The user");
  if (!mayReadLedger(me, person.id)) {
    throw new Refusal("forbidden", "forbidden", "You can only look at your own ledger");
  }
  const { type, leaveYear } = parseInput(LedgerQuery, query);
  const lines = await findLedgerLines(me.organizationId, id);
  const running = new Map<string, Minutes>();
  return lines
    .map((line): LedgerLineView => {
      const account = `${line.type} ${line.leaveYear}`;
      const runningBalance = (running.get(account) ?? 0) + (line.isUnlimited ? 0 : line.minutes);
      running.set(account, runningBalance);
      return { ...line, runningBalance, cause: describeLine({ ...line, byName: line.actorName, span: line.request }) };
    })
    .filter((line) => (!type || line.type === type) && (!leaveYear || line.leaveYear === leaveYear));
});
