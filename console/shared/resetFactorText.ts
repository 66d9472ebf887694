import { localMoment } from "./localDates.ts";

/** Returns when an Admin may reset a person's second factor, and the consequences; `since` is a timestamp. */
export function resetFactorText(name: string, since: string): string {
  return (
    `On since ${localMoment(since)}. Reset it only if ${name} has lost both their phone and their recovery codes and you ` +
    "are sure that the request comes from them. They will be signed out everywhere, can sign in without two-factor authentication, " +
    "and get an email about the reset."
  );
}
