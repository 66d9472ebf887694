import ArrowForwardRounded from "@mui/icons-material/ArrowForwardRounded";
import Box from "@mui/material/Box";
import type { RowVerdict } from "#core/imports/RowVerdict.ts";
import { countText } from "#core/countText.ts";
import { figure } from "#core/figure.ts";
import { settlementText } from "#core/ledger/settlement/settlementText.ts";
import { inWords } from "../parts/words.ts";

interface ChangeRow {
  about: string | null;
  before?: string;
  text: string;
}

export function RowChanges({ row }: { row: RowVerdict }) {
  const lines = linesOf(row);
  if (lines.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, mt: 0.75, p: 0, listStyle: "none", display: "grid", gap: 0.25 }}>
      {lines.map(({ about, before, text }) => (
        <li key={`${about}: ${text}`}>
          {about && (
            <Box component="span" sx={{ color: "text.secondary" }}>
              {inWords(about)}:{" "}
            </Box>
          )}
          {before !== undefined && (
            <>
              {before}{" "}
              <ArrowForwardRounded titleAccess="becomes" sx={{ fontSize: "1.1em", verticalAlign: "-0.2em" }} />{" "}
            </>
          )}
          {text}
        </li>
      ))}
    </Box>
  );
}

function linesOf({ changes = {}, reasons = [], balance, settlement = [] }: RowVerdict): ChangeRow[] {
  return [
    ...reasons.map(({ column, text }) => ({ about: column && isNamedIn(text, column) ? null : column, text })),
    ...Object.entries(changes).map(([column, { from, to }]) => ({
      about: column,
      text: to === null ? "none" : valueText(column, to),
      ...(from !== null && { before: valueText(column, from) }),
    })),
    ...(balance && balance.before !== balance.after ? [balanceRow(balance)] : []),
    ...settlement.map((settled) => ({
      about: "settlement",
      text: `${settled.typeName}: ${settlementText(settled, settled.unit)}`,
    })),
  ];
}

const AMOUNTS: readonly string[] = ["days", "override"];

function valueText(column: string, value: string): string {
  return AMOUNTS.includes(column) && value !== "" && Number.isFinite(Number(value)) ? figure(Number(value)) : value;
}

function balanceRow({ before, after, unit }: NonNullable<RowVerdict["balance"]>): ChangeRow {
  return { about: "balance", before: countText(before, unit), text: countText(after, unit) };
}

function isNamedIn(text: string, column: string): boolean {
  return text.toLowerCase().startsWith(`${column.toLowerCase()} `);
}
