import Button from "@mui/material/Button";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { Suspense, useState } from "react";
import type { LedgerEntryAnswer } from "#core/api/LedgerEntryAnswer.ts";
import { isBooking } from "#core/ledger/LedgerEntry.ts";
import { figure } from "#core/figure.ts";
import { lazyDialog } from "#console/shared/dialogs/lazyDialog.tsx";
import { Nothing } from "#console/shared/states/Nothing.tsx";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { useLeaveYearName, useToday } from "../session/meContext.ts";
import { StatementRow } from "./StatementRow.tsx";
import type { YearStatement } from "./yearStatement.ts";

const UndoDialog = lazyDialog(() => import("./UndoDialog.tsx").then((file) => file.UndoDialog));

const NEWEST = 8;
const FOLDED_FROM = 12;

interface StatementProps {
  statement: YearStatement;
  hasBegun: boolean;
  hasBalance: boolean;
}

export function Statement({ statement: { leaveYear, entries: all }, hasBegun, hasBalance }: StatementProps) {
  const entries = withoutMarks(all);
  const today = useToday();
  const yearName = useLeaveYearName()(leaveYear);
  const { unitOf } = useLeaveTypes();
  const [isWhole, setWhole] = useState(entries.length < FOLDED_FROM);
  const [undone, setUndone] = useState<LedgerEntryAnswer>();
  if (entries.length === 0) return <Nothing>No entries in {yearName} yet</Nothing>;

  const unit = unitOf(entries[0]?.type ?? "");
  const folded = isWhole ? 0 : Math.max(0, entries.length - NEWEST);
  const shown = entries.slice(folded);
  // Only bookings count as ahead. Other entries may be dated tomorrow because tomorrow has begun in the person's time
  // zone.
  const isAhead = ({ effectiveOn, kind }: LedgerEntryAnswer) => hasBegun && effectiveOn > today && isBooking(kind);
  const first = shown.findIndex(isAhead);
  const [past, ahead] = first < 0 ? [shown, []] : [shown.slice(0, first), shown.slice(first)];
  const rowOf = (entry: LedgerEntryAnswer) => (
    <StatementRow key={entry.id} entry={entry} hasBalance={hasBalance} onUndo={() => setUndone(entry)} />
  );
  return (
    <>
      <Table
        size="small"
        aria-label={`Entries in ${yearName}`}
        sx={{ "& th, & td": { px: 0 }, "& tbody:last-of-type tr:last-child > *": { borderBottom: 0 } }}
      >
        <TableHead>
          <TableRow>
            <TableCell>Description</TableCell>
            <TableCell align="right">{unit === "day" ? "Days" : "Hours"}</TableCell>
            {hasBalance && <TableCell align="right">Balance</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {folded > 0 && (
            <TableRow>
              <TableCell colSpan={2}>
                <Button size="small" onClick={() => setWhole(true)} sx={{ ml: -1.5 }}>
                  Show {figure(folded)} Earlier Entries
                </Button>
              </TableCell>
              {hasBalance && <TableCell align="right">{figure(entries[folded - 1]?.balance ?? 0)}</TableCell>}
            </TableRow>
          )}
          {past.map(rowOf)}
        </TableBody>
        {ahead.length > 0 && (
          <TableBody>
            <TableRow>
              <TableCell component="th" scope="rowgroup" colSpan={3} sx={{ pt: 2, color: "text.secondary" }}>
                {ahead.every(({ isUnlimited }) => isUnlimited)
                  ? "Booked for later"
                  : "Booked for later; already deducted from the balance"}
              </TableCell>
            </TableRow>
            {ahead.map(rowOf)}
          </TableBody>
        )}
      </Table>
      <Suspense>{undone && <UndoDialog entry={undone} onClose={() => setUndone(undefined)} />}</Suspense>
    </>
  );
}

function withoutMarks(entries: readonly LedgerEntryAnswer[]): LedgerEntryAnswer[] {
  const isCarried = entries.some((entry) => entry.kind === "carry_over" && !isMark(entry));
  return entries.filter((entry) => !isCarried || !isMark(entry));
}

function isMark({ kind, days, expired }: LedgerEntryAnswer): boolean {
  return kind === "carry_over" && days === 0 && expired === 0;
}
