import { z } from "zod";
import { LEAVE_UNITS } from "#core/leave/LeaveTypeView.ts";
import { SOURCES } from "#core/audit/AuditQuery.ts";
import { id, instant, isoDate } from "../fields.ts";

const values = z.record(z.string(), z.unknown()).nullable();

export const AuditEventAnswer = z.strictObject({
  id,
  at: instant,
  actorId: id.nullable(),
  actorName: z.string().nullable(),
  source: z.enum(SOURCES),
  action: z.string(),
  subjectKind: z.string(),
  subjectId: id.nullable(),
  before: values,
  after: values,
  names: z.record(z.string(), z.string()),
  leave: z
    .strictObject({
      userId: id,
      typeName: z.string(),
      unit: z.enum(LEAVE_UNITS),
      startDate: isoDate.nullable(),
      endDate: isoDate.nullable(),
    })
    .nullable(),
  key: z.strictObject({ name: z.string(), start: z.string() }).nullable(),
});
export type AuditEventAnswer = z.infer<typeof AuditEventAnswer>;
