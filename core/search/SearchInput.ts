import { z } from "zod";
import { text } from "#core/inputs.ts";

const MAX = 100;

/** Each word matches the beginnings of words. */
export const SearchInput = z.object({ q: text({ max: MAX }) });
