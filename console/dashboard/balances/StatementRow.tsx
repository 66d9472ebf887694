import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TableCell from "@mui/material/TableCell";
import TableRow from "@mui/material/TableRow";
import type { LedgerEntryAnswer } from "#core/api/LedgerEntryAnswer.ts";
import { formatDate } from "#core/calendar/dateTexts.ts";
import { figure, signedFigure } from "#core/figure.ts";
import { dotted } from "#console/shared/dotted.ts";
import { DottedText } from "#console/shared/parts/DottedText.tsx";
import { wholeFacts } from "#console/shared/wholeDates.ts";

interface StatementRowProps {
  entry: LedgerEntryAnswer;
  hasBalance: boolean;
  onUndo: () => void;
}

export function StatementRow({ entry, hasBalance, onUndo }: StatementRowProps) {
  const { cause, effectiveOn, days, balance, isUnlimited, canUndo } = entry;
  const tone = days > 0 ? "success.main" : "text.primary";
  return (
    <TableRow sx={{ verticalAlign: "top" }}>
      <TableCell sx={{ overflowWrap: "anywhere" }}>
        {wholeFacts(cause)}
        <Box
          component="span"
          sx={{ display: "flex", alignItems: "center", gap: 1, minHeight: 24, color: "text.secondary" }}
        >
          <span>
            <DottedText>{dotted(formatDate(effectiveOn), isUnlimited && "unlimited, not deducted")}</DottedText>
          </span>
          {canUndo && (
            <Button size="small" aria-label={`Undo ${cause}`} onClick={onUndo} sx={{ minHeight: 24, py: 0, px: 1 }}>
              Undo
            </Button>
          )}
        </Box>
      </TableCell>
      <TableCell
        align="right"
        sx={{ width: "4rem", whiteSpace: "nowrap", fontWeight: 600, color: isUnlimited ? "text.secondary" : tone }}
      >
        {signedFigure(days)}
      </TableCell>
      {hasBalance && (
        <TableCell align="right" sx={{ width: "4.5rem", whiteSpace: "nowrap" }}>
          {figure(balance)}
        </TableCell>
      )}
    </TableRow>
  );
}
