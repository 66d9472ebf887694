import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import type { ColumnsAnswer } from "#core/api/admin/ColumnsAnswer.ts";
import { formatDate } from "#core/calendar/dateTexts.ts";
import { IMPORT_FIELDS } from "#core/imports/mapping/importFields.ts";
import type { DateChoices, MatchedColumns } from "#core/imports/mapping/ImportPlan.ts";
import { DATE_ORDERS, type DateOrder, fromWrittenDate } from "#core/imports/mapping/writtenDate.ts";
import { choosableFields } from "#core/imports/readHeader.ts";
import { dotted } from "#console/shared/dotted.ts";
import { DottedText } from "#console/shared/parts/DottedText.tsx";
import { inWords } from "../parts/words.ts";
import type { ImportKind } from "./importKinds.ts";
import { columnName, isDateField } from "./matchedPlan.ts";

interface MatchTableProps {
  kind: ImportKind;
  seen: ColumnsAnswer;
  fields: MatchedColumns;
  dates: DateChoices;
  onField: (place: number, field: string | null) => void;
  onDates: (field: string, order: DateOrder) => void;
}

export function MatchTable({ kind, seen, fields, dates, onField, onDates }: MatchTableProps) {
  const { required } = IMPORT_FIELDS[kind.name];
  const options = choosableFields(IMPORT_FIELDS[kind.name]);
  return (
    <Table size="small" aria-label="Columns in the file" sx={{ "& td, & th": { px: { xs: 0.75, sm: 1.5 } } }}>
      <TableHead>
        <TableRow>
          <TableCell sx={{ width: { xs: "45%", sm: "50%" } }}>In the file</TableCell>
          <TableCell>Import as</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {seen.columns.map((column, place) => {
          const name = columnName(column.header, place);
          const field = fields[place] ?? null;
          return (
            <TableRow key={`${place} ${column.header}`} sx={{ verticalAlign: "top" }}>
              <TableCell component="th" scope="row" sx={{ overflowWrap: "anywhere" }}>
                <Typography sx={{ fontWeight: 600, fontSize: "inherit" }}>{name}</Typography>
                <Typography variant="body2" sx={{ color: "text.secondary" }}>
                  <DottedText>{dotted(...column.samples) || "Empty"}</DottedText>
                </Typography>
              </TableCell>
              <TableCell>
                <Box sx={{ display: "grid", gap: 1.5 }}>
                  <Select
                    name={`Field for ${name}`}
                    value={field ?? ""}
                    onChange={(value) => onField(place, value || null)}
                  >
                    <option value="">Ignore</option>
                    {options.map((option) => (
                      <option key={option} value={option}>
                        {`${inWords(option)}${required.includes(option) ? " (required)" : ""}`}
                      </option>
                    ))}
                  </Select>
                  {field !== null && isDateField(kind, field) && column.dateOrder !== null && (
                    <Dates
                      name={name}
                      column={column}
                      value={dates[field]}
                      onChange={(order) => onDates(field, order)}
                    />
                  )}
                </Box>
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}

interface DatesProps {
  name: string;
  column: ColumnsAnswer["columns"][number];
  value: DateOrder | undefined;
  onChange: (order: DateOrder) => void;
}

function Dates({ name, column: { dateOrder, dateExample }, value, onChange }: DatesProps) {
  if (dateOrder !== "either") {
    return (
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {dateOrder === "mdy" ? "Read as month, day, year" : "Read as day, month, year"}
      </Typography>
    );
  }
  const example = (order: DateOrder) =>
    dateExample === null ? "" : `: ${dateExample} is ${formatDate(fromWrittenDate(dateExample, order))}`;
  return (
    <Select
      name={`Dates in ${name}`}
      value={value ?? ""}
      onChange={(order) => onChange(order === "mdy" ? "mdy" : "dmy")}
    >
      {value === undefined && <option value="">How are the dates written?</option>}
      {DATE_ORDERS.map((order) => (
        <option key={order} value={order}>
          {`${order === "dmy" ? "Day first" : "Month first"}${example(order)}`}
        </option>
      ))}
    </Select>
  );
}

interface SelectProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

function Select({ name, value, onChange, children }: SelectProps) {
  return (
    <TextField
      select
      size="small"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { native: true }, htmlInput: { "aria-label": name } }}
      sx={{ maxWidth: 380 }}
    >
      {children}
    </TextField>
  );
}
