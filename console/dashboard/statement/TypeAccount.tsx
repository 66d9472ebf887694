import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import type { AccountOfTypeAnswer } from "#core/api/statements/FinalStatementAnswer.ts";
import { formatSpan } from "#core/calendar/dateTexts.ts";
import { capitalized } from "#core/capitalized.ts";
import { listText } from "#core/listText.ts";
import { factWords } from "#core/policies/facts/factWords.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { accountRows } from "./accountRows.ts";

const AMOUNTS = new Intl.NumberFormat("en-US", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: "negative",
});

export function TypeAccount({ account }: { account: AccountOfTypeAnswer }) {
  const id = useId();
  const { nameOf, typeOf, unitOf } = useLeaveTypes();
  const isUnpaid = typeOf(account.type)?.paid === false;
  const { type, from, until, settlement } = account;
  return (
    <Box component="section" aria-labelledby={id} sx={{ breakInside: "avoid" }}>
      <Box
        sx={{
          display: "flex",
          flexWrap: "wrap",
          alignItems: "baseline",
          justifyContent: "space-between",
          columnGap: 2,
        }}
      >
        <Typography variant="h2" id={id}>
          {`${nameOf(type)}${isUnpaid ? " (unpaid)" : ""}`}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {`${formatSpan(from, until)}, in ${unitOf(type)}s`}
        </Typography>
      </Box>
      <Table size="small" aria-labelledby={id} sx={{ mt: 1 }}>
        <TableBody>
          {accountRows(account).map(({ term, amount, isTotal = false }) => (
            <TableRow key={term}>
              <TableCell
                component="th"
                scope="row"
                sx={{ pl: 0, pr: 0.5, overflowWrap: "anywhere", fontWeight: isTotal ? 650 : 400 }}
              >
                {term}
              </TableCell>
              <TableCell align="right" sx={{ pl: 0.5, pr: 0, whiteSpace: "nowrap", fontWeight: isTotal ? 650 : 400 }}>
                {typeof amount === "string" ? amount : statementAmount(amount)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {settlement === null && account.balance !== 0 && !account.isUnlimited && !account.isLimited && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          No settlement applies to this balance, so it is neither paid out nor reclaimed.
        </Typography>
      )}
      {settlement?.waitingFor && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {capitalized(`the settlement is waiting for the ${listText(settlement.waitingFor.map(factWords))}.`)}
        </Typography>
      )}
    </Box>
  );
}

function statementAmount(amount: number): string {
  return AMOUNTS.format(amount).replace("-", "−");
}
