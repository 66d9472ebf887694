import { z } from "zod";
import { text } from "#core/inputs.ts";

const MAX = 100;

export const SearchInput = z.object({ q: text({ max: MAX }) });
