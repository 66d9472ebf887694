import { may, type Verb } from "../people/access/access.ts";
import type { Role } from "../people/access/roles.ts";
import { Refusal } from "../refusal.ts";
import { type Scope, SCOPES } from "./scopes.ts";

/** Security: no key can run an operation that isn't listed. */
const NEEDED: Partial<Record<Verb, Scope>> = {
  listUsers: "people:read",
  readUser: "people:read",
  editUser: "people:write",
  listTeams: "teams:read",
  readTeam: "teams:read",
  createTeam: "teams:write",
  editTeam: "teams:write",
  deleteTeam: "teams:write",
  listOffices: "offices:read",
  listLeaveTypes: "leave-types:read",
  listPolicies: "policies:read",
  listHolidays: "holidays:read",
  addHoliday: "holidays:write",
  deleteHoliday: "holidays:write",
  listRequests: "requests:read",
  previewRequest: "requests:read",
  previewRequestFor: "requests:read",
  previewChange: "requests:read",
  submitRequest: "requests:write",
  submitRequestFor: "requests:write",
  editRequest: "requests:write",
  cancelRequest: "requests:write",
  decideRequest: "requests:write",
  undoDecision: "requests:write",
  requestChange: "requests:write",
  withdrawChange: "requests:write",
  readOwnBalances: "balances:read",
  readBalanceOutlook: "balances:read",
  adjustBalance: "balances:write",
  readLedger: "ledger:read",
  readCalendar: "calendar:read",
  readClosedDates: "calendar:read",
  browseAudit: "audit:read",
};

export function assertScope(scopes: readonly Scope[], verb: Verb): void {
  const needed = NEEDED[verb];
  if (needed === undefined) throw new Refusal("forbidden", "not_by_key", "API keys can't do this");
  if (scopes.includes(needed)) return;
  throw new Refusal("forbidden", "missing_scope", `This API key needs the scope ${needed}`);
}

export function scopesOf(role: Role): Scope[] {
  const isOf = (scope: Scope) =>
    Object.entries(NEEDED).some(([verb, needed]) => needed === scope && may(role, verb as Verb));
  return SCOPES.filter(isOf);
}
