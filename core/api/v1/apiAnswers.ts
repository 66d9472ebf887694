import { z } from "zod";
import { id, instant } from "../fields.ts";
import { RequestAnswer } from "../RequestAnswer.ts";

/** A request in the API, with the requester's id. */
export const ApiRequestAnswer = RequestAnswer.extend({ userId: id });
export type ApiRequestAnswer = z.infer<typeof ApiRequestAnswer>;

/** A request in a list of the API. */
export const ApiListedRequestAnswer = ApiRequestAnswer.extend({
  userName: z.string(),
  officeName: z.string().nullable(),
  /** The time of the last change of the request, its status, its cost, its files, or its messages. */
  updatedAt: instant,
});
export type ApiListedRequestAnswer = z.infer<typeof ApiListedRequestAnswer>;

/** Returns the schema of a page of a list in the API; `nextCursor` is null on the last page. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.strictObject({ items: z.array(item), nextCursor: z.string().nullable() });
}
