import CalculateOutlined from "@mui/icons-material/CalculateOutlined";
import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import type { PreviewYear } from "#core/api/PreviewAnswer.ts";
import { countText } from "#core/countText.ts";
import { figure, signedFigure } from "#core/figure.ts";
import { Disclosure } from "#console/shared/parts/Disclosure.tsx";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import { useLeaveYearName } from "../session/meContext.ts";
import { besideParts, lessCarriedOver, shortBy, yearsNote } from "./form/yearVerdict.ts";

interface RequestYearsProps {
  years: readonly PreviewYear[];
  isRefused: boolean;
  unit: LeaveUnit;
}

export function RequestYears({ years, isRefused, unit }: RequestYearsProps) {
  const yearName = useLeaveYearName();
  const note = yearsNote(years, isRefused, { yearName, unit });
  return (
    <Box
      sx={{
        border: 1,
        borderColor: "divider",
        borderRadius: 2.5,
        overflow: "hidden",
        "& .MuiAccordion-root": { borderTop: 0 },
      }}
    >
      <Disclosure title="How This Adds Up" Icon={CalculateOutlined}>
        <Table size="small" sx={{ "& th, & td": { px: 0 }, "& th": { fontWeight: 400 } }}>
          <TableHead>
            <TableRow>
              <TableCell>Leave year</TableCell>
              {years.map(({ leaveYear }) => (
                <TableCell key={leaveYear} align="right">
                  {yearName(leaveYear)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            <Line term="Carried over" years={years} amount={({ carried }) => carried} />
            <Line term="Accrued" years={years} amount={({ accrued }) => accrued} isKept />
            <Line term="Adjustments" years={years} amount={({ adjusted }) => adjusted} />
            <Line term="Taken or booked" years={years} amount={({ booked }) => -booked} />
            <Line term="Waiting for a decision" years={years} amount={({ pending }) => -pending} />
            <Line term="Not usable on these dates" years={years} amount={(year) => Math.min(0, besideParts(year))} />
            <Line term="Can be taken in advance" years={years} amount={(year) => Math.max(0, besideParts(year))} />
            <Line term="Available" years={years} amount={({ available }) => available} isTotal />
            <Line term="This request" years={years} amount={({ charged }) => -charged} isKept />
            <Line term="Carry-over lost" years={years} amount={(year) => -lessCarriedOver(year)} />
            <TableRow sx={{ "& th, & td": { fontWeight: 650, borderBottom: 0 } }}>
              <TableCell component="th" scope="row">
                Left
              </TableCell>
              {years.map((year) => (
                <TableCell
                  key={year.leaveYear}
                  align="right"
                  sx={{ color: shortBy(year) > 0 ? "error.main" : "inherit" }}
                >
                  {shortBy(year) > 0 ? `${countText(shortBy(year), unit)} short` : figure(year.after)}
                </TableCell>
              ))}
            </TableRow>
          </TableBody>
        </Table>
        {note && (
          <Typography variant="body2" sx={{ mt: 1, color: "text.secondary" }}>
            {note}
          </Typography>
        )}
      </Disclosure>
    </Box>
  );
}

interface LineProps {
  term: string;
  years: readonly PreviewYear[];
  amount: (year: PreviewYear) => number;
  isKept?: boolean;
  isTotal?: boolean;
}

function Line({ term, years, amount, isKept = false, isTotal = false }: LineProps) {
  if (!isKept && !isTotal && years.every((year) => amount(year) === 0)) return null;
  return (
    <TableRow sx={isTotal ? { "& th, & td": { fontWeight: 650 } } : {}}>
      <TableCell component="th" scope="row">
        {term}
      </TableCell>
      {years.map((year) => (
        <TableCell key={year.leaveYear} align="right">
          {isTotal ? figure(amount(year)) : signedFigure(amount(year))}
        </TableCell>
      ))}
    </TableRow>
  );
}
