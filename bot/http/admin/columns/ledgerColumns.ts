import { shownDays } from "#core/ledger/shownDays.ts";
import { shownAddress } from "#core/people/erasure.ts";
import type { EntryWithPerson } from "#db/queries/admin/ledgerEntries.ts";
import { moment, yesOrNo } from "./cells.ts";
import type { Columns } from "./Columns.ts";

export const ledgerColumns: Columns<EntryWithPerson & { email: string; cause: string }> = {
  person: ({ userName }) => userName,
  email: ({ email }) => shownAddress(email),
  type: ({ type }) => type,
  "leave year": ({ leaveYear }) => leaveYear,
  kind: ({ kind }) => kind.replaceAll("_", " "),
  days: shownDays,
  "effective on": ({ effectiveOn }) => effectiveOn,
  "in words": ({ cause }) => cause,
  by: ({ actorName }) => actorName,
  reason: ({ reason }) => reason,
  unlimited: ({ isUnlimited }) => yesOrNo(isUnlimited),
  "posted (UTC)": ({ postedAt }) => moment(postedAt),
};
