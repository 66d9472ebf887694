import { ROLES, type Role } from "#core/people/access/roles.ts";
import { IS_LONG } from "../soak/shortOrLong.ts";
import { isLetIn, whoseOf } from "./cells.ts";
import type { Declaration } from "./Declaration.ts";
import type { OwnerRelation } from "./OwnerRelation.ts";

export interface Caller {
  role: Role;
  isService?: true;
}

export interface Try {
  caller: Caller;
  whose: OwnerRelation;
}

const OWNER: Caller = { role: "Owner" };
const SERVICE: Caller = { role: "Owner", isService: true };

export function triesOf(entry: string, declaration: Declaration): Try[] {
  if (/ \/scim\/v2\//.test(entry)) return triesBy(OWNER, entry, declaration);
  const byPeople = ROLES.flatMap((role) => triesBy({ role }, entry, declaration));
  if (!/ \/api\/v1\//.test(entry)) return byPeople;
  const byService = triesBy(SERVICE, entry, declaration);
  if (IS_LONG || declaration.may === "anyone") return [...byPeople, ...byService];
  const isPermitted = ({ whose }: Try) => isLetIn(declaration.may, "Owner", whose);
  return [...byPeople.filter((one) => isAtChange(declaration, one)), ...byService.filter(isPermitted).slice(0, 1)];
}

export function strangersOf(entry: string): Caller[] {
  if (/ \/scim\/v2\//.test(entry)) return [OWNER];
  if (IS_LONG) return [...ROLES.map((role) => ({ role })), ...(/ \/api\/v1\//.test(entry) ? [SERVICE] : [])];
  return [{ role: "Employee" }, / \/api\/v1\//.test(entry) ? SERVICE : OWNER];
}

function triesBy(caller: Caller, entry: string, declaration: Declaration): Try[] {
  const { may, shows, answers } = declaration;
  const all = whoseOf(declaration);
  const permitted = all.filter((whose) => isLetIn(may, caller.role, whose));
  const chosen = permitted[ROLES.indexOf(caller.role) % permitted.length];
  const isEvery = IS_LONG || entry.startsWith("GET ") || shows || typeof answers === "object";
  return all
    .filter((whose) => isEvery || whose === chosen || !permitted.includes(whose))
    .map((whose) => ({ caller, whose }));
}

function isAtChange(declaration: Declaration, { caller: { role }, whose }: Try): boolean {
  const gets = ROLES.map((one) => declaredFor(declaration, one, whose));
  const own = ROLES.indexOf(role);
  if (new Set(gets).size > 1)
    return [gets[own - 1], gets[own + 1]].some((other) => other !== undefined && other !== gets[own]);
  return role === (isLetIn(declaration.may, role, whose) ? ROLES[0] : ROLES.at(-1));
}

function declaredFor({ may, shows, mayShow }: Declaration, role: Role, whose: OwnerRelation): string {
  const fields = Object.entries({ ...mayShow, ...shows }).filter(([, viewers]) => isLetIn(viewers, role, whose));
  return [isLetIn(may, role, whose), ...fields.map(([field]) => field)].join(" ");
}
