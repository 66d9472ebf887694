import type { IsoDate } from "#core/calendar/dates.ts";
import { isErasedAddress } from "#core/erasedAddress.ts";
import { Refusal } from "#core/refusal.ts";
import type { Role } from "./access/roles.ts";

/** What is read where a text was erased. */
export const ERASED = "Erased";

interface Erasable {
  id: string;
  name: string;
  role: Role;
  endDate: IsoDate | null;
  isActive: boolean;
  isErased: boolean;
}

/**
 * Refuses to erase oneself (403), and (409) an Owner, who is still active, who was erased before or whose last day has
 * not passed; and (400) a confirmation that is not their name. `today` is the day where they worked.
 */
export function assertMayErase(act: { actorId: string; person: Erasable; today: IsoDate; typedName: string }): void {
  const { actorId, person, today, typedName } = act;
  if (person.id === actorId) throw new Refusal("forbidden", "own_data", "You can't erase yourself");
  assertNotErased(person);
  if (person.role === "Owner") throw against("owner", "An Owner can't be erased. Give them another role first");
  if (person.isActive) throw against("active", "Only a deactivated user can be erased");
  if (person.endDate === null || person.endDate >= today) {
    throw against("not_left_yet", "A user can be erased from the day after their last day");
  }
  if (!confirmsErasure(typedName, person.name)) {
    const text = typeTheName(person.name);
    throw new Refusal("invalid", "invalid_input", text, { fields: { name: text } });
  }
}

/** Whether what was typed, as an input of ours gives it, is the name. */
export function confirmsErasure(typed: string, name: string): boolean {
  return typed === name.normalize("NFC").trim();
}

/** What is said to who typed something else. */
export function typeTheName(name: string): string {
  return `Please type the name as it is written: ${name}`;
}

/** Refuses (409) to change somebody who was erased. */
export function assertNotErased({ isErased }: Pick<Erasable, "isErased">): void {
  if (isErased) throw against("erased", "This user was erased and can no longer be changed");
}

/** What the next person who is erased is called, after so many others of the organisation. */
export function nameOfErased(others: number): string {
  return others === 0 ? "Former employee" : `Former employee ${others + 1}`;
}

/** An address for people; one that was erased says so. */
export function shownAddress(email: string): string {
  return isErasedAddress(email) ? ERASED : email;
}

function against(code: string, text: string): Refusal {
  return new Refusal("conflict", code, text);
}
