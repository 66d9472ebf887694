import { z } from "zod";
import { REQUEST_STATUSES } from "#core/leave/Statuses.ts";
import { id, isoDate, leaveType, role } from "../fields.ts";

/** The kinds of records that only Admins and Owners find. */
const FOUND_KINDS = ["leaveType", "policy", "office", "team", "holiday"] as const;

/** Only what the viewer may see. */
export const SearchAnswer = z.strictObject({
  people: z.array(
    z.strictObject({
      id,
      name: z.string(),
      email: z.string(),
      avatar: z.string(),
      role,
      isActive: z.boolean(),
      /** Present if the viewer may open the person's page. */
      hasPage: z.literal(true).exactOptional(),
    }),
  ),
  /** The viewer's own requests. */
  requests: z.array(
    z.strictObject({ id, type: leaveType, startDate: isoDate, endDate: isoDate, status: z.enum(REQUEST_STATUSES) }),
  ),
  /** `detail` helps to tell apart records with the same name. */
  records: z.array(z.strictObject({ kind: z.enum(FOUND_KINDS), id, name: z.string(), detail: z.string().nullable() })),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;
