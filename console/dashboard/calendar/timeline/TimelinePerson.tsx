// oxlint-disable jsx-a11y/prefer-tag-over-role -- only visible rows exist, at positions that table rows can't have
import type { TimelineBar } from "#core/timeline/timelineBar.ts";
import { memo, type CSSProperties, type ReactNode } from "react";
import { Link } from "react-router";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { eventTitle } from "../eventWords.ts";
import type { PlacedEvent } from "./timelineFacts.ts";

interface TimelinePersonProps {
  name: string;
  page: string | undefined;
  isOwn: boolean;
  index: number;
  top: string;
  columns: number;
  placed: readonly PlacedEvent[];
  blackouts: readonly TimelineBar[];
  background: string;
  hasText: boolean;
  cursor: ReactNode;
  chosen: ReactNode;
}

export const TimelinePerson = memo(function TimelinePerson(props: TimelinePersonProps) {
  const { name, page, isOwn, index, top, columns, placed, blackouts, background, hasText, cursor, chosen } = props;
  const { nameOf } = useLeaveTypes();
  const label = isOwn ? (
    <>
      {name} <span className="you">(you)</span>
    </>
  ) : (
    name
  );
  return (
    <div role="row" className={isOwn ? "row own" : "row"} aria-rowindex={index + 1} style={{ top }}>
      <div role="rowheader" className="name" aria-colindex={1} title={name}>
        {page === undefined ? (
          label
        ) : (
          <Link to={page} tabIndex={-1}>
            {label}
          </Link>
        )}
      </div>
      <div
        role="none"
        className="track days"
        data-track={isOwn ? "own" : undefined}
        style={{ backgroundImage: background }}
      >
        {blackouts.map(({ start, length }) => (
          <div
            key={`${start} ${length}`}
            aria-hidden="true"
            className="blackout"
            style={placeOf(start, length, columns)}
          />
        ))}
        {placed.map(({ event, bar }) => (
          <div
            key={event.id}
            role="gridcell"
            className={event.status === "pending" ? "bar pending" : "bar"}
            aria-colindex={Math.floor(bar.start) + 2}
            aria-colspan={Math.max(1, Math.ceil(bar.length))}
            aria-label={eventTitle(event, nameOf)}
            title={eventTitle(event, nameOf)}
            data-no-drag
            style={placeOf(bar.start, bar.length, columns)}
          >
            {/* Only an initial would fit into one day. */}
            {hasText && bar.length > 1 && (
              <span>{event.status === "pending" ? `${nameOf(event.type)} (pending)` : nameOf(event.type)}</span>
            )}
          </div>
        ))}
        {chosen}
        {cursor}
      </div>
    </div>
  );
});

export function placeOf(start: number, length: number, columns: number): CSSProperties {
  return { left: `${(start / columns) * 100}%`, width: `${(length / columns) * 100}%` };
}
