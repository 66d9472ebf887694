import { normalEmail } from "#core/addresses/normalEmail.ts";
import { MAX_FILTER, MAX_TERMS } from "./scimLimits.ts";
import { scimPath } from "./scimPath.ts";
import { scimRefusal } from "./scimRefusal.ts";
import { isWorkEmail } from "./emailIn.ts";
import { isStorable } from "./scimValues.ts";

export interface FilterTerm {
  attribute: string;
  value: string;
}

/** A filter matches if all terms of at least one list match. */
export type Filter = FilterTerm[][];

const OF_USERS: ReadonlyMap<string, string> = new Map([
  ["id", "id"],
  ["username", "userName"],
  ["externalid", "externalId"],
  ["displayname", "displayName"],
  ["active", "active"],
  ["emails", "email"],
  ["emails.value", "email"],
]);
const OF_GROUPS: ReadonlyMap<string, string> = new Map([
  ["id", "id"],
  ["displayname", "displayName"],
  ["externalid", "externalId"],
  ["members", "member"],
  ["members.value", "member"],
]);

const TERM =
  /\s*((?:[\w$:.-]|\[[^[\]]*\])+)\s+([a-z]{2})\s+("(?:[^"\\]|\\["\\/bfnrtu])*"|true|false|null|-?\d{1,15})(?=\s|$)/iy;
const CONNECTOR = /\s+(and|or)(?=\s)/iy;

export function readUserFilter(text: string): Filter {
  return readFilter(text, OF_USERS);
}

export function readGroupFilter(text: string): Filter {
  return readFilter(text, OF_GROUPS);
}

function readFilter(text: string, attributes: ReadonlyMap<string, string>): Filter {
  if (text.length > MAX_FILTER) throw unsupported(`A filter can have at most ${MAX_FILTER} characters`);
  const filter: Filter = [[]];
  let at = 0;
  for (let count = 1; ; count++) {
    if (count > MAX_TERMS) throw unsupported(`A filter can have at most ${MAX_TERMS} comparisons`);
    const [term, next] = termAt(text, at, attributes);
    filter.at(-1)?.push(term);
    if (text.slice(next).trim() === "") return filter;
    CONNECTOR.lastIndex = next;
    const connector = CONNECTOR.exec(text);
    if (!connector) throw unsupported();
    if (connector[1]?.toLowerCase() === "or") filter.push([]);
    at = CONNECTOR.lastIndex;
  }
}

function termAt(text: string, at: number, attributes: ReadonlyMap<string, string>): [term: FilterTerm, next: number] {
  TERM.lastIndex = at;
  const found = TERM.exec(text);
  if (!found) throw unsupported();
  const [, path = "", operator = "", literal = ""] = found;
  if (operator.toLowerCase() !== "eq") throw unsupported("Filters support only “eq”, “and”, and “or”");
  const [attribute, value] = [attributeOf(path, attributes), valueOf(literal)];
  return [{ attribute, value: attribute === "email" ? normalEmail(value) : value }, TERM.lastIndex];
}

function attributeOf(path: string, attributes: ReadonlyMap<string, string>): string {
  const { attribute, condition, sub } = scimPath(path);
  const known = attributes.get(sub === undefined ? attribute : `${attribute}.${sub}`);
  if (known === undefined || (condition !== undefined && !(known === "email" && isWorkEmail(condition)))) {
    throw unsupported("Lists can't be filtered by this attribute");
  }
  return known;
}

function valueOf(literal: string): string {
  if (!literal.startsWith('"')) return literal.toLowerCase();
  const value = parsed(literal);
  if (value === undefined || !isStorable(value)) throw unsupported();
  return value;
}

function parsed(literal: string): string | undefined {
  try {
    return String(JSON.parse(literal));
  } catch {
    return undefined;
  }
}

function unsupported(text = 'This filter isn\'t supported. Use comparisons such as userName eq "ann@example.com".') {
  return scimRefusal("invalid_filter", text);
}
