// oxlint-disable jsx-a11y/prefer-tag-over-role -- only visible rows exist, at positions that table rows can't have
import Box from "@mui/material/Box";
import { type PointerEvent, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { ClosedDatesAnswer } from "#core/api/closed/BlackoutAnswer.ts";
import { daysBetween, type IsoDate } from "#core/calendar/dates.ts";
import { personPath } from "#core/links/personPath.ts";
import { timelineBar } from "#core/timeline/timelineBar.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { type ChosenDates, useDayDrag } from "../useDayDrag.ts";
import { shadesByDays } from "./shades.ts";
import type { TimelineFacts } from "./timelineFacts.ts";
import { TimelineHead } from "./TimelineHead.tsx";
import { ROW_REM, timelineLook } from "./timelineLook.ts";
import { placeOf, TimelinePerson } from "./TimelinePerson.tsx";
import type { TimelineRow } from "./timelineRows.ts";
import { dateOfColumn, type Range } from "./timelineSpan.ts";
import { cellLabel } from "./timelineWords.ts";
import { usePrinting } from "./usePrinting.ts";
import { cellName, useTimelineCursor } from "./useTimelineCursor.ts";
import { useVisibleRows } from "./useVisibleRows.ts";

const NONE: readonly never[] = [];

interface TimelineProps {
  label: string;
  facts: TimelineFacts;
  rows: readonly TimelineRow[];
  range: Range;
  today: IsoDate;
  viewerId: string;
  blackouts: readonly ClosedDatesAnswer[];
  onRequest: (dates: ChosenDates) => void;
}

export function Timeline({ label, facts, rows, range, today, viewerId, blackouts, onRequest }: TimelineProps) {
  const { span, columns } = facts;
  const headRows = facts.hasCoverage ? 2 : 1;
  const { nameOf } = useLeaveTypes();
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  const rowHeight = ROW_REM * useTextSize();
  const { start, end, onScroll } = useVisibleRows(box, { count: rows.length, rowHeight, all: usePrinting() });
  const isPerson = useMemo(() => rows.map(({ kind }) => kind === "person"), [rows]);
  const now = columnOf(today, facts);
  const { cursor, onKeyDown } = useTimelineCursor({
    box,
    isPerson,
    columns,
    first: now ?? 0,
    onEnter: ({ row, column }) => {
      const date = dateOfColumn(span, column);
      const at = rows[row];
      if (isOwn(at)) {
        if (date >= today) onRequest({ startDate: date, endDate: date });
      } else if (at?.kind === "person" && at.person.hasPage) void navigate(personPath(at.person.id));
    },
  });
  const [background] = useState(shadesByDays);
  const look = useMemo(() => timelineLook(range, columns), [range, columns]);

  useLayoutEffect(() => {
    const { current } = box;
    const line = current?.querySelector(`[data-from="${span.from}"]`);
    if (!current || !line) return undefined;
    const showToday = () => {
      current.scrollLeft = (line.clientWidth * Math.max(0, (now ?? 0) - 1)) / columns;
    };
    showToday();
    if (typeof ResizeObserver === "undefined") return undefined;
    // The line gets its width, which depends on the container, only after the effect has run.
    const watch = new ResizeObserver(showToday);
    watch.observe(line);
    return () => watch.disconnect();
  }, [now, columns, span.from]);

  const dayAt = ({ clientX, target }: PointerEvent) => {
    const track = target instanceof Element ? target.closest("[data-track=own]") : null;
    if (!track) return undefined;
    const { left, width } = track.getBoundingClientRect();
    const column = Math.floor(((clientX - left) / width) * columns);
    return column >= 0 && column < columns ? dateOfColumn(span, column) : undefined;
  };
  const { chosen, ...drag } = useDayDrag({ today, dayAt, onDone: onRequest });

  function isOwn(row: TimelineRow | undefined): boolean {
    return row?.kind === "person" && row.person.id === viewerId;
  }

  const striped = useMemo(
    () => blackouts.flatMap((period) => timelineBar({ ...period, isHalfDay: false }, span) ?? []),
    [blackouts, span],
  );
  const cellOf = (row: TimelineRow & { kind: "person" }) => {
    const { person } = row;
    const placed = facts.placedOf(person);
    const mark = facts.daysOf(person)[cursor.column];
    const date = dateOfColumn(span, cursor.column);
    const own = { office: facts.officeOf(person), blackouts: isOwn(row) ? blackouts : NONE };
    const text = cellLabel({ date, name: person.name, placed, mark, ...own }, nameOf);
    return (
      <div
        role="gridcell"
        className="cursor"
        data-cell={cellName(cursor)}
        tabIndex={0}
        aria-colindex={cursor.column + 2}
        aria-label={text}
        style={placeOf(cursor.column, 1, columns)}
      />
    );
  };

  const shown = rows.slice(start, end).map((row, nth) => ({ row, index: start + nth }));
  const focused = rows[cursor.row];
  if (focused && (cursor.row < start || cursor.row >= end)) shown.push({ row: focused, index: cursor.row });
  return (
    <Box
      ref={box}
      role="grid"
      aria-label={label}
      aria-rowcount={rows.length + headRows}
      aria-colcount={columns + 1}
      onScroll={onScroll}
      onKeyDown={onKeyDown}
      {...drag}
      sx={look}
    >
      <TimelineHead facts={facts} range={range} today={today} />
      <div role="rowgroup" className="body" style={{ height: `calc(var(--row) * ${rows.length})` }}>
        {shown.map(({ row, index }) => {
          const place = { index: index + headRows, top: `calc(var(--row) * ${index})` };
          if (row.kind === "group") return <GroupRow key={row.key} row={row} {...place} />;
          return (
            <TimelinePerson
              key={row.key}
              {...place}
              name={row.person.name}
              page={row.person.hasPage && personPath(row.person.id)}
              isOwn={isOwn(row)}
              columns={columns}
              placed={facts.placedOf(row.person)}
              blackouts={isOwn(row) ? striped : NONE}
              background={background(facts.daysOf(row.person))}
              hasText={range === "month"}
              cursor={index === cursor.row && cellOf(row)}
              chosen={isOwn(row) && chosen && <div className="chosen" style={chosenPlace(chosen, facts)} />}
            />
          );
        })}
        {now !== undefined && (
          <div
            className="now"
            style={{ left: `calc(var(--names) + (100% - var(--names)) * ${(now + 0.5) / columns})` }}
          />
        )}
      </div>
    </Box>
  );
}

interface GroupRowProps {
  row: TimelineRow & { kind: "group" };
  index: number;
  top: string;
}

function GroupRow({ row, index, top }: GroupRowProps) {
  return (
    <div role="row" className="row group" aria-rowindex={index + 1} style={{ top }}>
      <div role="rowheader" className="name" aria-colindex={1}>
        {row.name} <span className="count">{row.count}</span>
      </div>
    </div>
  );
}

function columnOf(date: IsoDate, { span: { from, to } }: TimelineFacts): number | undefined {
  return from <= date && date <= to ? daysBetween(from, date) - 1 : undefined;
}

function chosenPlace({ startDate, endDate }: ChosenDates, { span, columns }: TimelineFacts) {
  return placeOf(daysBetween(span.from, startDate) - 1, daysBetween(startDate, endDate), columns);
}

function useTextSize(): number {
  return useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16)[0];
}
