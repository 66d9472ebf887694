import type { GrantRule } from "../document/grantRule.ts";
import type { PolicyDocument } from "../document/PolicyDocument.ts";

export function readsPerson({ leaveYear, grants = [], consumption, settlement }: PolicyDocument): boolean {
  return leaveYear === "hire" || hasFact(consumption) || hasFact(settlement) || grants.some(grantReadsPerson);
}

function grantReadsPerson(grant: GrantRule): boolean {
  const { frequency, anchor, accrualWaiting, fullTime, requires, pausedDuring, reducedBy, usableFrom } = grant;
  const isAnchored = (frequency === "weekly" || frequency === "biweekly") && anchor === undefined;
  const isOwn = typeof frequency === "object" || frequency === "once" || frequency === "perEvent" || isAnchored;
  const reads = [accrualWaiting, fullTime, requires, pausedDuring, reducedBy].some((rule) => rule !== undefined);
  const shares = [grant.starterShare, grant.leaverShare].includes("germanStatutory");
  const onAnniversary = grant.cap !== undefined && "onAnniversary" in grant.cap;
  return isOwn || reads || shares || onAnniversary || typeof usableFrom === "object" || hasFact(grant);
}

function hasFact(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  if ("by" in value || "of" in value || "in" in value || ("days" in value && Object.keys(value).length === 1))
    return true;
  return Object.values(value).some(hasFact);
}
