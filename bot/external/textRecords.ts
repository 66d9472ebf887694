import { promises as dns } from "node:dns";
import type { TextsOf } from "#bot/operations/sso/checkDomain.ts";

/** `timeout` is the time in milliseconds to wait for a name server the first time. */
const PATIENCE = { timeout: 3000, tries: 2 };
/** The errors of a name without TXT records. */
const NONE = ["ENOTFOUND", "ENODATA"];

/** Returns undefined if the records can't be looked up. */
export const textRecords: TextsOf = async (name) => {
  try {
    return await new dns.Resolver(PATIENCE).resolveTxt(name);
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    return NONE.includes(code) ? [] : undefined;
  }
};
