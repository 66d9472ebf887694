import { localMoment } from "./localDates.ts";
import { notifiedBy } from "./notifiedBy.ts";

export function resetFactorText(name: string, since: string): string {
  return (
    `Two-factor authentication has been on since ${localMoment(since)}. Reset it only if ${name} has lost both their phone and their recovery codes, and ` +
    "you're sure that the request comes from them. A reset signs them out everywhere, revokes their API keys and " +
    "calendar links, disconnects their calendars, lets them sign in without a code, and " +
    `notifies them ${notifiedBy()}.`
  );
}
