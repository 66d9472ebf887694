import { z } from "zod";
import { REQUEST_STATUSES } from "#core/leave/Statuses.ts";
import { id, isoDate, leaveType, role } from "../fields.ts";

const FOUND_KINDS = ["leaveType", "policy", "office", "team", "holiday"] as const;

export const SearchAnswer = z.strictObject({
  people: z.array(
    z.strictObject({
      id,
      name: z.string(),
      email: z.string(),
      avatar: z.string(),
      role,
      isActive: z.boolean(),
      hasPage: z.literal(true).exactOptional(),
    }),
  ),
  requests: z.array(
    z.strictObject({ id, type: leaveType, startDate: isoDate, endDate: isoDate, status: z.enum(REQUEST_STATUSES) }),
  ),
  records: z.array(z.strictObject({ kind: z.enum(FOUND_KINDS), id, name: z.string(), detail: z.string().nullable() })),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;
