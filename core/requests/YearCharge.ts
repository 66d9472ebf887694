import type { Minutes } from "#core/leave/amounts.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import type { Availability } from "./availability.ts";

/** A request's charge to one leave year, and that year's availability. */
export interface YearCharge {
  leaveYear: LeaveYear;
  minutes: Minutes;
  /** The part of `minutes` charged to the balance; dates under unlimited terms charge nothing. */
  charged: Minutes;
  /** The available minutes before this request; not a limit if nothing is charged. */
  available: Minutes;
  /** The available minutes after this request; negative if it exceeds the balance. */
  after: Minutes;
  /** The parts of `available`. */
  parts: Omit<Availability, "available">;
}
