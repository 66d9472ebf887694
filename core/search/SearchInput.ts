import { z } from "zod";
import { text } from "#core/inputs.ts";

const MAX = 100;

/** `searchPatterns.ts` turns the words into patterns. */
export const SearchInput = z.object({ q: text({ max: MAX }) });
