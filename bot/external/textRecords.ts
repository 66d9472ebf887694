import { promises as dns } from "node:dns";
import type { TextsOf } from "#bot/operations/sso/checkDomain.ts";

/** The time in milliseconds to wait for a name server the first time, and the number of times to ask it. */
const PATIENCE = { timeout: 3000, tries: 2 };
/** The errors of a name without TXT records. */
const NONE = ["ENOTFOUND", "ENODATA"];

/** Returns the TXT records of a name in the DNS; undefined if they can't be looked up. */
export const textRecords: TextsOf = async (name) => {
  try {
    return await new dns.Resolver(PATIENCE).resolveTxt(name);
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    return NONE.includes(code) ? [] : undefined;
  }
};
