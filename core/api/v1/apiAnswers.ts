import { z } from "zod";
import { id, instant } from "../fields.ts";
import { RequestAnswer } from "../RequestAnswer.ts";

export const ApiRequestAnswer = RequestAnswer.extend({ userId: id });
export type ApiRequestAnswer = z.infer<typeof ApiRequestAnswer>;

export const ApiListedRequestAnswer = ApiRequestAnswer.extend({
  userName: z.string(),
  officeName: z.string().nullable(),
  updatedAt: instant,
});
export type ApiListedRequestAnswer = z.infer<typeof ApiListedRequestAnswer>;

export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.strictObject({ items: z.array(item), nextCursor: z.string().nullable() });
}
