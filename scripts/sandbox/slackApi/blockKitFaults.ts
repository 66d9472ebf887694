import { z } from "zod";
import { blocks } from "../blockKit/blocks.ts";
import { plainText } from "../blockKit/textObjects.ts";

const MAX_BLOCKS = { message: 50, view: 100 };
const LONGEST = { title: 24, id: 255, metadata: 3000 };
/** In bytes. */
const LARGEST_VIEW = 250_000;

const viewed = {
  callback_id: z.string().max(LONGEST.id).optional(),
  external_id: z.string().max(LONGEST.id).optional(),
  private_metadata: z.string().max(LONGEST.metadata).optional(),
  blocks: blocks(MAX_BLOCKS.view),
};

const SURFACES = {
  message: z.strictObject({ blocks: blocks(MAX_BLOCKS.message) }),
  home: z.strictObject({ type: z.literal("home"), ...viewed }),
  modal: z
    .strictObject({
      type: z.literal("modal"),
      ...viewed,
      title: plainText(LONGEST.title),
      submit: plainText(LONGEST.title).optional(),
      close: plainText(LONGEST.title).optional(),
      clear_on_close: z.boolean().optional(),
      notify_on_close: z.boolean().optional(),
    })
    .refine(({ submit, blocks: all }) => submit ?? all.every(({ type }) => type !== "input"), {
      path: ["submit"],
      message: "is required when the view has an input block",
    }),
};

export function blockKitFaults(kind: keyof typeof SURFACES, surface: unknown): string[] {
  const checked = SURFACES[kind].safeParse(surface);
  if (!checked.success)
    return checked.error.issues.map(({ path, message }) => `${kind}: ${message} [/${path.join("/")}]`);
  const isTooLarge = kind !== "message" && Buffer.byteLength(JSON.stringify(surface)) > LARGEST_VIEW;
  return isTooLarge ? [`${kind}: is greater than 250 kB []`] : [];
}
