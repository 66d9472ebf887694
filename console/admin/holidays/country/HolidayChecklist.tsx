import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import Chip from "@mui/material/Chip";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import type { OfferedHolidayAnswer } from "#core/api/HolidayAnswer.ts";
import { formatDay, formatWeekday } from "#core/calendar/dateTexts.ts";
import { SelectAll } from "../../parts/list/SelectAll.tsx";
import { shortDay } from "#console/shared/localDates.ts";
import { capitalized } from "#core/capitalized.ts";

interface HolidayChecklistProps {
  days: readonly OfferedHolidayAnswer[];
  chosen: ReadonlySet<string>;
  onChoose: (dates: ReadonlySet<string>) => void;
}

export function HolidayChecklist({ days, chosen, onChoose }: HolidayChecklistProps) {
  const open = days.filter(({ isThere }) => !isThere).map(({ date }) => date);
  const toggle = (date: string) => {
    const next = new Set(chosen);
    if (!next.delete(date)) next.add(date);
    onChoose(next);
  };
  return (
    <Table size="small" aria-label="Holidays" sx={{ "& td, & th": { px: { xs: 0.5, sm: 1 }, py: 0.25 } }}>
      <TableHead>
        <TableRow>
          <TableCell padding="checkbox">
            <SelectAll open={open} chosen={chosen} onChoose={onChoose} />
          </TableCell>
          <TableCell sx={{ width: { xs: "6rem", sm: "8.125rem" } }}>Date</TableCell>
          <TableCell>Holiday</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {days.map((day) => (
          <Day key={day.date} day={day} isChosen={chosen.has(day.date)} toggle={() => toggle(day.date)} />
        ))}
      </TableBody>
    </Table>
  );
}

function Day({ day, isChosen, toggle }: { day: OfferedHolidayAnswer; isChosen: boolean; toggle: () => void }) {
  const { date, name, type, isWholeDay, isThere } = day;
  const id = `holiday-${date}`;
  const kind = capitalized(type);
  return (
    <TableRow sx={isThere ? { color: "text.secondary", "& td": { color: "inherit" } } : {}}>
      <TableCell padding="checkbox">
        <Checkbox
          id={id}
          size="small"
          checked={isChosen || isThere}
          disabled={isThere}
          onChange={toggle}
          slotProps={{ input: { "aria-label": `${name}, ${formatDay(date)}` } }}
        />
      </TableCell>
      <TableCell>{`${formatWeekday(date)}, ${shortDay(date)}`}</TableCell>
      <TableCell>
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1, rowGap: 0.5, py: 0.5 }}>
          <Box
            component="label"
            htmlFor={id}
            sx={{ overflowWrap: "anywhere", hyphens: "auto", cursor: isThere ? "default" : "pointer" }}
          >
            {name}
          </Box>
          {type === "public" && (
            <Chip size="small" variant="outlined" label={kind} {...(!isThere && { color: "primary" })} />
          )}
          {(type !== "public" || !isWholeDay) && (
            <Typography component="span" variant="body2" sx={{ color: "text.secondary" }}>
              {type === "public" ? "Partial day" : isWholeDay ? kind : `${kind}, partial day`}
            </Typography>
          )}
          {isThere && <Chip size="small" label="Already added" />}
        </Box>
      </TableCell>
    </TableRow>
  );
}
