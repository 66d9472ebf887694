import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { figure } from "#core/figure.ts";
import { ScrollSideways } from "#console/shared/parts/ScrollSideways.tsx";
import { formatDate } from "#core/calendar/dateTexts.ts";
import type { SampleYear } from "#core/simulation/sample/sampleBalance.ts";

const COLUMNS = [
  ["Granted", "granted"],
  ["Taken", "taken"],
  ["Lost", "lost"],
  ["Left", "left"],
] as const;

export function SampleYears({ years, unit }: { years: readonly SampleYear[]; unit: string }) {
  return (
    <ScrollSideways label="Sample person by leave year">
      <Table
        size="small"
        aria-label={`Sample person by leave year, in ${unit}s`}
        sx={{ "& th, & td": { px: { xs: 0.75, sm: 2 } } }}
      >
        <TableHead>
          <TableRow>
            <TableCell>Leave year</TableCell>
            {COLUMNS.map(([label]) => (
              <TableCell key={label} align="right">
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {years.map((year) => (
            <TableRow key={year.first}>
              <TableCell component="th" scope="row">
                {year.first.endsWith("-01-01") ? year.first.slice(0, 4) : `From ${formatDate(year.first)}`}
              </TableCell>
              {COLUMNS.map(([label, field]) => (
                <TableCell key={label} align="right">
                  {figure(year[field])}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </ScrollSideways>
  );
}
