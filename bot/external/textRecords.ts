import { promises as dns } from "node:dns";
import type { TextsOf } from "#bot/operations/sso/checkDomain.ts";

const PATIENCE = { timeout: 3000, tries: 2 };
const NONE = ["ENOTFOUND", "ENODATA"];

/** Returns an empty list if there are no records, and undefined if the lookup fails. */
export const textRecords: TextsOf = async (name) => {
  try {
    return await new dns.Resolver(PATIENCE).resolveTxt(name);
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    return NONE.includes(code) ? [] : undefined;
  }
};
