import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { type Cell, moveCell } from "./moveCell.ts";

interface CursorOptions {
  box: RefObject<HTMLElement | null>;
  isPerson: readonly boolean[];
  columns: number;
  first: number;
  onEnter: (cell: Cell) => void;
}

export function useTimelineCursor({ box, isPerson, columns, first, onEnter }: CursorOptions) {
  const [moved, setMoved] = useState<Cell>();
  const follows = useRef(false);
  const isThere = moved && isPerson[moved.row] && moved.column < columns;
  const cursor = isThere ? moved : { row: Math.max(0, isPerson.indexOf(true)), column: first };
  const name = cellName(cursor);

  useLayoutEffect(() => {
    if (!follows.current) return;
    follows.current = false;
    const cell = box.current?.querySelector<HTMLElement>(`[data-cell="${name}"]`);
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
  }, [box, name]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") return onEnter(cursor);
    const next = event.metaKey || event.altKey ? undefined : moveCell(cursor, event, { isPerson, columns });
    if (!next) return undefined;
    event.preventDefault();
    follows.current = true;
    return setMoved(next);
  };
  return { cursor, onKeyDown };
}

export function cellName({ row, column }: Cell): string {
  return `${row} ${column}`;
}
