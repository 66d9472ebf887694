import { z } from "zod";
import { addDays, daysBetween, type IsoDate } from "../calendar/dates.ts";
import { isoDateField, orAbsent, yesElseNo } from "../inputs.ts";
import { listText } from "../listText.ts";
import { nameField } from "../nameField.ts";
import { aRole, type Role } from "../people/access/roles.ts";
import { Refusal } from "../refusal.ts";
import { scopesOf } from "./assertScope.ts";
import { type Scope, SCOPES } from "./scopes.ts";

/** Per person, excluding the organization's keys. */
const MAX_OWN = 20;
/** Per organization. */
const MAX_SERVICE = 100;
const DEFAULT_DAYS = 365;
const MAX_DAYS = 5 * 366;

const SCOPES_WRONG = "Please choose at least one scope";

export const KeyInput = z.object({
  name: nameField("Name is required"),
  scopes: z
    .array(z.enum(SCOPES, { error: ({ input }) => `Unknown scope: ${String(input).slice(0, 40)}` }), SCOPES_WRONG)
    .min(1, SCOPES_WRONG)
    .max(100, "Please choose each scope only once")
    .transform((scopes): Scope[] => SCOPES.filter((scope) => scopes.includes(scope))),
  expiresOn: orAbsent(isoDateField()),
  service: yesElseNo(),
});
export type KeyInput = z.output<typeof KeyInput>;

export function assertUsableKey(
  { scopes, expiresOn }: Pick<KeyInput, "scopes" | "expiresOn">,
  role: Role,
  today: IsoDate,
): void {
  const ofScopes = scopesRefusal(scopes, role);
  const ofDay = expiresOn && dateRefusal(expiresOn, today);
  const first = ofScopes ?? ofDay;
  if (!first) return;
  const fields = { ...(ofScopes && { scopes: ofScopes }), ...(ofDay && { expiresOn: ofDay }) };
  throw new Refusal("invalid", "invalid_input", first, { fields });
}

function scopesRefusal(scopes: readonly Scope[], role: Role): string | undefined {
  const usable = scopesOf(role);
  const others = scopes.filter((scope) => !usable.includes(scope));
  return others.length === 0 ? undefined : `As ${aRole(role)}, you can't use ${listText(others)}`;
}

/** 365 days from today by default. Throws (400) for a day in the past or too far ahead. */
export function lastDayOfKey({ expiresOn }: Pick<KeyInput, "expiresOn">, today: IsoDate): IsoDate {
  if (expiresOn === undefined) return addDays(today, DEFAULT_DAYS);
  const text = dateRefusal(expiresOn, today);
  if (text) throw new Refusal("invalid", "invalid_input", text, { fields: { expiresOn: text } });
  return expiresOn;
}

function dateRefusal(lastDay: IsoDate, today: IsoDate): string | undefined {
  if (lastDay < today) return "The last day can't be in the past";
  return daysBetween(today, lastDay) > MAX_DAYS ? "A key can be valid for at most five years" : undefined;
}

export function assertFewKeys(count: number, { service }: Pick<KeyInput, "service">): void {
  const most = service ? MAX_SERVICE : MAX_OWN;
  if (count < most) return;
  const whose = service ? "An organization" : "A person";
  throw new Refusal("conflict", "too_many_keys", `${whose} can have at most ${most} keys. Revoke one first.`);
}
