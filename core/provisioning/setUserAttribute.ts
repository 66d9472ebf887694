import type { ScimPath } from "./scimPath.ts";
import { booleanOf, isObject, textOf, wrong } from "./scimValues.ts";
import { scimPath } from "./scimPath.ts";
import { emailIn, isWorkEmail } from "./emailIn.ts";
import type { UserChanges } from "./UserChanges.ts";

type Setter = (changes: UserChanges, value: unknown, condition: string | undefined) => void;

/** By lowercase path. Other attributes are ignored. */
const SETTERS: ReadonlyMap<string, Setter> = new Map<string, Setter>([
  ["username", (changes, value) => (changes.userName = required(value, "userName"))],
  ["externalid", (changes, value) => (changes.externalId = textOf(value, "externalId"))],
  ["displayname", (changes, value) => (changes.displayName = textOf(value, "displayName"))],
  ["name", (changes, value) => setEach(changes, "name", value)],
  ["name.formatted", (changes, value) => (changes.formatted = textOf(value, "name.formatted"))],
  ["name.givenname", (changes, value) => (changes.givenName = textOf(value, "name.givenName"))],
  ["name.familyname", (changes, value) => (changes.familyName = textOf(value, "name.familyName"))],
  ["active", (changes, value) => (changes.active = booleanOf(value, "active"))],
  ["emails", setEmails],
  ["emails.value", setEmails],
  ["enterprise:", (changes, value) => setEach(changes, "enterprise:", value)],
  ["enterprise:manager", (changes, value) => (changes.managerId = managerOf(value))],
  ["enterprise:manager.value", (changes, value) => (changes.managerId = managerOf(value))],
  ["manager", (changes, value) => (changes.managerId = managerOf(value))],
]);

const REMOVERS: ReadonlyMap<string, (changes: UserChanges) => void> = new Map<string, (changes: UserChanges) => void>([
  ["externalid", (changes) => (changes.externalId = null)],
  ["displayname", (changes) => (changes.displayName = null)],
  ["name.givenname", (changes) => (changes.givenName = null)],
  ["name.familyname", (changes) => (changes.familyName = null)],
  ["enterprise:manager", (changes) => (changes.managerId = null)],
  ["enterprise:manager.value", (changes) => (changes.managerId = null)],
  ["manager", (changes) => (changes.managerId = null)],
]);

export function setUserAttribute(changes: UserChanges, path: ScimPath, value: unknown): void {
  SETTERS.get(keyOf(path))?.(changes, value, path.condition);
}

export function removeUserAttribute(changes: UserChanges, path: ScimPath): void {
  REMOVERS.get(keyOf(path))?.(changes);
}

function keyOf({ attribute, sub }: ScimPath): string {
  return sub === undefined ? attribute : `${attribute}.${sub}`;
}

function setEach(changes: UserChanges, whole: "name" | "enterprise:", value: unknown): void {
  if (value === null || value === undefined) return;
  if (!isObject(value)) throw wrong(`${whole === "name" ? "name" : "The enterprise extension"} must be an object`);
  for (const [key, inner] of Object.entries(value)) {
    const { attribute, sub } = scimPath(key);
    const part =
      whole === "name" ? `name.${attribute}` : `enterprise:${keyOf({ attribute, sub, condition: undefined })}`;
    SETTERS.get(part)?.(changes, inner, undefined);
  }
}

function setEmails(changes: UserChanges, value: unknown, condition: string | undefined): void {
  if (condition !== undefined && !isWorkEmail(condition)) return;
  const email = emailIn(value);
  if (email !== undefined) changes.email = email;
}

function required(value: unknown, name: string): string {
  const text = textOf(value, name);
  if (text === null) throw wrong(`${name} is required`);
  return text;
}

function managerOf(value: unknown): string | null {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  return textOf(
    isObject(one) ? Object.entries(one).find(([key]) => key.toLowerCase() === "value")?.[1] : one,
    "manager",
  );
}
