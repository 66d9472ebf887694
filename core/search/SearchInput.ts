import { z } from "zod";
import { text } from "#core/inputs.ts";

const MAX = 100;

/** The words that a person searches for, by their beginnings. */
export const SearchInput = z.object({ q: text({ max: MAX }) });
