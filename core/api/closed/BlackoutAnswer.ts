import { z } from "zod";
import { count, id, isoDate, leaveType } from "../fields.ts";

const named = z.array(z.strictObject({ id, name: z.string() }));

/** A null list means no restriction. */
export const BlackoutAnswer = z.strictObject({
  id,
  startDate: isoDate,
  endDate: isoDate,
  reason: z.string(),
  officeIds: z.array(id).nullable(),
  teamIds: z.array(id).nullable(),
  types: z.array(leaveType).nullable(),
  exceptUserIds: z.array(id),
  offices: named,
  teams: named,
  exceptPeople: named,
});
export type BlackoutAnswer = z.infer<typeof BlackoutAnswer>;

export const BlackoutPreviewAnswer = z.strictObject({
  people: count,
  names: z.array(z.string()),
  requests: count,
});
export type BlackoutPreviewAnswer = z.infer<typeof BlackoutPreviewAnswer>;

export const ClosedDatesAnswer = z.strictObject({
  id,
  kind: z.enum(["closure", "blackout"]),
  startDate: isoDate,
  endDate: isoDate,
  text: z.string(),
  /** Null for all types. */
  types: z.array(leaveType).nullable(),
});
export type ClosedDatesAnswer = z.infer<typeof ClosedDatesAnswer>;
