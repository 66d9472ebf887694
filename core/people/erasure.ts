import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import { composed } from "#core/composed.ts";
import { isErasedAddress } from "#core/addresses/erasedAddress.ts";
import { Refusal } from "#core/refusal.ts";
import type { Role } from "./access/roles.ts";

export const ERASED = "Erased";

interface Erasable {
  id: string;
  name: string;
  role: Role;
  endDate: IsoDate | null;
  isActive: boolean;
  isErased: boolean;
}

/** `today` is the date at the person's office. */
export function assertMayErase(act: { actorId: string; person: Erasable; today: IsoDate; typedName: string }): void {
  const { actorId, person, today, typedName } = act;
  if (person.id === actorId) throw new Refusal("forbidden", "own_data", "You can't erase yourself");
  assertNotErased(person);
  if (person.role === "Owner") throw against("owner", "An Owner can't be erased. Give them another role first.");
  if (person.isActive) throw against("active", "Deactivate this person before you erase them");
  const from = erasableFrom(person);
  if (from === null || from > today) {
    throw against("not_left_yet", "You can erase a person starting the day after their last day");
  }
  if (!confirmsErasure(typedName, person.name)) {
    const text = typeTheName(person.name);
    throw new Refusal("invalid", "invalid_input", text, { fields: { name: text } });
  }
}

export function erasableFrom({ endDate }: Pick<Erasable, "endDate">): IsoDate | null {
  return endDate && addDays(endDate, 1);
}

/** `typed` is already normalized by the input schema. */
export function confirmsErasure(typed: string, name: string): boolean {
  return typed === composed(name).trim();
}

export function typeTheName(name: string): string {
  return `Please type the name exactly as shown: ${name}`;
}

export function assertNotErased({ isErased }: Pick<Erasable, "isErased">): void {
  if (isErased) throw against("erased", "This person was erased and can no longer be changed");
}

export function nameOfErased(others: number): string {
  return others === 0 ? "Former employee" : `Former employee ${others + 1}`;
}

export function shownAddress(email: string): string {
  return isErasedAddress(email) ? ERASED : email;
}

function against(code: string, text: string): Refusal {
  return new Refusal("conflict", code, text);
}
