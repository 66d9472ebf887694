import type { IsoDate } from "#core/calendar/dates.ts";
import type { Lot } from "../Lot.ts";

export type DrawingOrder = "expiry" | "listed";

export function drawingOrder(order: DrawingOrder): (one: Lot, other: Lot) => number {
  const first = order === "listed" ? byGrant : byExpiry;
  return (one, other) => first(one, other) || byAge(one, other);
}

const NEVER: IsoDate = "9999-12-31";

export function byExpiry(one: Lot, other: Lot): number {
  return compare(one.expiresOn ?? NEVER, other.expiresOn ?? NEVER);
}

export function byAge(one: Lot, other: Lot): number {
  return compare(one.on, other.on) || isCarried(other) - isCarried(one) || byExpiry(one, other);
}

function isCarried({ source }: Lot): number {
  return source === "carried_over" ? 1 : 0;
}

export function byFirstDay(one: Lot, other: Lot): number {
  return compare(one.usableFrom, other.usableFrom);
}

function byGrant(one: Lot, other: Lot): number {
  return one.grant - other.grant;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
