// oxlint-disable jsx-a11y/prefer-tag-over-role -- a table can't have rows that are placed by their position
import Box from "@mui/material/Box";
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useMemo, useRef, useState } from "react";
import { daysBetween, type IsoDate } from "#core/calendar/dates.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { type ChosenDates, useDayDrag } from "../useDayDrag.ts";
import { type Cell, moveCell } from "./moveCell.ts";
import { shades } from "./shades.ts";
import type { TimelineFacts } from "./timelineFacts.ts";
import { TimelineHead } from "./TimelineHead.tsx";
import { ROW_REM, timelineLook } from "./timelineLook.ts";
import { placeOf, TimelinePerson } from "./TimelinePerson.tsx";
import type { TimelineRow } from "./timelineRows.ts";
import { dateOfColumn, type Range } from "./timelineSpan.ts";
import { cellLabel } from "./timelineWords.ts";
import { usePrinting } from "./usePrinting.ts";
import { useVisibleRows } from "./useVisibleRows.ts";

interface TimelineProps {
  label: string;
  facts: TimelineFacts;
  rows: readonly TimelineRow[];
  range: Range;
  today: IsoDate;
  viewerId: string;
  onRequest: (dates: ChosenDates) => void;
}

/**
 * People and days. Only the rows in view exist. Arrow keys move by day and person; the person's own days can be
 * requested with the mouse and with Enter.
 */
export function Timeline({ label, facts, rows, range, today, viewerId, onRequest }: TimelineProps) {
  const { span, columns } = facts;
  const { nameOf } = useLeaveTypes();
  const box = useRef<HTMLDivElement>(null);
  const follows = useRef(false);
  const rowHeight = ROW_REM * useTextSize();
  const { start, end, onScroll } = useVisibleRows(box, { count: rows.length, rowHeight, all: usePrinting() });
  const isPerson = useMemo(() => rows.map(({ kind }) => kind === "person"), [rows]);
  const [moved, setMoved] = useState<Cell>();
  const cursor = cursorOf(moved, { isPerson, columns, first: columnOf(today, facts) ?? 0 });
  const background = useMemo(() => shadesByDays(), [columns]);
  const headRows = range === "year" ? 2 : range === "month" ? 2 : 3;
  const look = useMemo(() => timelineLook(range, columns), [range, columns]);

  useLayoutEffect(() => {
    if (!follows.current) return;
    follows.current = false;
    const cell = box.current?.querySelector<HTMLElement>(".cursor");
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
  }, [cursor.row, cursor.column]);

  const onKeyDown = (event: KeyboardEvent) => {
    const row = rows[cursor.row];
    if (event.key === "Enter" && row?.key === "viewer") {
      const date = dateOfColumn(span, cursor.column);
      onRequest({ startDate: date, endDate: date });
      return;
    }
    const next = event.metaKey || event.altKey ? undefined : moveCell(cursor, event, { isPerson, columns });
    if (!next) return;
    event.preventDefault();
    follows.current = true;
    setMoved(next);
  };
  const dayAt = ({ clientX, target }: PointerEvent) => {
    const track = target instanceof Element ? target.closest("[data-track=own]") : null;
    if (!track) return undefined;
    const { left, width } = track.getBoundingClientRect();
    const column = Math.floor(((clientX - left) / width) * columns);
    return column >= 0 && column < columns ? dateOfColumn(span, column) : undefined;
  };
  const { chosen, ...drag } = useDayDrag({ today, dayAt, onDone: onRequest });

  const shown = rows.map((row, index) => ({ row, index })).slice(start, end);
  const focused = rows[cursor.row];
  if (focused && (cursor.row < start || cursor.row >= end)) shown.push({ row: focused, index: cursor.row });
  const now = columnOf(today, facts);
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
          const top = `calc(var(--row) * ${index})`;
          if (row.kind === "group") return <GroupRow key={row.key} row={row} index={index + headRows} top={top} />;
          const { person } = row;
          const days = facts.daysOf(person);
          const placed = facts.placedOf(person);
          const isOwn = person.id === viewerId;
          const date = dateOfColumn(span, cursor.column);
          const facing = { date, name: person.name, placed, mark: days[cursor.column], office: facts.officeOf(person) };
          return (
            <TimelinePerson
              key={row.key}
              name={person.name}
              isOwn={isOwn}
              index={index}
              headRows={headRows}
              top={top}
              columns={columns}
              placed={placed}
              background={background(days)}
              hasText={range === "month"}
            >
              {isOwn && chosen && <div className="chosen" style={chosenPlace(chosen, facts)} />}
              {index === cursor.row && (
                <div
                  role="gridcell"
                  className="cursor"
                  tabIndex={0}
                  aria-colindex={cursor.column + 2}
                  aria-label={cellLabel(facing, nameOf)}
                  style={placeOf(cursor.column, 1, columns)}
                />
              )}
            </TimelinePerson>
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
        {row.name}
        <span className="count">{row.count}</span>
      </div>
    </div>
  );
}

/** Returns the cell with the focus: where the person moved, as long as it exists, or the first person's day. */
function cursorOf(
  moved: Cell | undefined,
  { isPerson, columns, first }: { isPerson: readonly boolean[]; columns: number; first: number },
): Cell {
  if (moved && isPerson[moved.row] && moved.column < columns) return moved;
  return { row: Math.max(0, isPerson.indexOf(true)), column: first };
}

/** Returns the column of a date; undefined outside the timeline. */
function columnOf(date: IsoDate, { span: { from, to } }: TimelineFacts): number | undefined {
  return from <= date && date <= to ? daysBetween(from, date) - 1 : undefined;
}

function chosenPlace({ startDate, endDate }: ChosenDates, { span, columns }: TimelineFacts) {
  return placeOf(daysBetween(span.from, startDate) - 1, daysBetween(startDate, endDate), columns);
}

/** Returns a function that computes the background of each combination of days off once. */
function shadesByDays() {
  const known = new Map<string, string>();
  return (days: string): string => {
    const background = known.get(days) ?? shades(days);
    known.set(days, background);
    return background;
  };
}

/** Returns the size of text in pixels, on which the height of rows depends. */
function useTextSize(): number {
  return useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16)[0];
}
