import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { useState } from "react";
import { figure } from "#core/figure.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { ScrollSideways } from "#console/shared/parts/ScrollSideways.tsx";

/** A null balance is unlimited. */
export interface ChangedBalance {
  userId: string;
  name: string;
  before: number | null;
  after: number | null;
  type?: LeaveType;
}

const SHOWN_AT_FIRST = 8;

export function ImpactTable({ people, label }: { people: readonly ChangedBalance[]; label: string }) {
  const [isWhole, setWhole] = useState(false);
  const { nameOf } = useLeaveTypes();
  const shown = isWhole ? people : people.slice(0, SHOWN_AT_FIRST);
  return (
    <Box>
      <ScrollSideways label={label}>
        <Table size="small" aria-label={label}>
          <TableHead>
            <TableRow>
              <TableCell>Person</TableCell>
              <TableCell align="right">Before</TableCell>
              <TableCell align="right">After</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map(({ userId, name, before, after, type }) => (
              <TableRow key={`${userId} ${type}`}>
                <TableCell component="th" scope="row">
                  {type === undefined ? name : `${name}, ${nameOf(type)}`}
                </TableCell>
                <TableCell align="right">{amountText(before)}</TableCell>
                <TableCell
                  align="right"
                  sx={after !== null && after < 0 ? { color: "error.main", fontWeight: 600 } : {}}
                >
                  {amountText(after)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </ScrollSideways>
      {!isWhole && people.length > SHOWN_AT_FIRST && (
        <Button size="small" onClick={() => setWhole(true)}>
          {`Show all ${figure(people.length)}`}
        </Button>
      )}
    </Box>
  );
}

function amountText(amount: number | null): string {
  return amount === null ? "Unlimited" : figure(amount);
}
