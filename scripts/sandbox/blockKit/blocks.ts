import { z } from "zod";
import { Accessory, ActionElement, Image, InputElement } from "./elements.ts";
import { anyText, Id, plainText } from "./textObjects.ts";

const named = { block_id: Id.optional() };

const Section = z
  .strictObject({
    type: z.literal("section"),
    ...named,
    text: anyText(3000).optional(),
    fields: z.array(anyText(2000)).min(1).max(10).optional(),
    accessory: Accessory.optional(),
    expand: z.boolean().optional(),
  })
  .refine(({ text, fields }) => text ?? fields, { message: "needs text or fields" });

const Actions = z
  .strictObject({ type: z.literal("actions"), ...named, elements: z.array(ActionElement).min(1).max(25) })
  .refine(({ elements }) => areUnlike(elements.map(({ action_id: id }) => id)), {
    message: "two elements share an action_id",
  });

const Context = z.strictObject({
  type: z.literal("context"),
  ...named,
  elements: z
    .array(z.union([anyText(3000), Image]))
    .min(1)
    .max(10),
});

const Input = z.strictObject({
  type: z.literal("input"),
  ...named,
  label: plainText(2000),
  hint: plainText(2000).optional(),
  optional: z.boolean().optional(),
  element: InputElement,
  dispatch_action: z.boolean().optional(),
});

const ImageBlock = Image.extend({ ...named, title: plainText(2000).optional() });
const Header = z.strictObject({ type: z.literal("header"), ...named, text: plainText(150) });
const Divider = z.strictObject({ type: z.literal("divider"), ...named });

const Block = z.discriminatedUnion("type", [Section, Actions, Context, Input, ImageBlock, Header, Divider]);

export const blocks = (most: number) =>
  z
    .array(Block)
    .max(most)
    .refine((all) => areUnlike(all.map(({ block_id: id }) => id)), { message: "two blocks share a block_id" });

function areUnlike(ids: readonly (string | undefined)[]): boolean {
  const given = ids.filter((id) => id !== undefined);
  return new Set(given).size === given.length;
}
