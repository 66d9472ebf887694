import { z } from "zod";

const LONGEST_URL = 3000;
const LONGEST_ID = 255;

export const Id = z.string().min(1).max(LONGEST_ID);
export const WebUrl = z
  .string()
  .max(LONGEST_URL)
  .refine((text) => URL.canParse(text) && /^https?:/.test(text), "must be a web address");

export const plainText = (most: number) =>
  z.strictObject({ type: z.literal("plain_text"), text: z.string().min(1).max(most), emoji: z.boolean().optional() });

const mrkdwn = (most: number) =>
  z.strictObject({ type: z.literal("mrkdwn"), text: z.string().min(1).max(most), verbatim: z.boolean().optional() });

export const anyText = (most: number) => z.discriminatedUnion("type", [plainText(most), mrkdwn(most)]);

export const Confirm = z.strictObject({
  title: plainText(100).optional(),
  text: anyText(300),
  confirm: plainText(30).optional(),
  deny: plainText(30).optional(),
  style: z.enum(["primary", "danger"]).optional(),
});
