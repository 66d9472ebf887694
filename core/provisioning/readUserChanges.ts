import { scimOperations } from "./scimOperations.ts";
import { scimPath } from "./scimPath.ts";
import { wrong } from "./scimValues.ts";
import { removeUserAttribute, setUserAttribute } from "./setUserAttribute.ts";
import type { UserChanges } from "./UserChanges.ts";

export function readNewUser(body: object): UserChanges & { userName: string } {
  const { userName, ...changes } = readAttributes(body);
  if (userName === undefined) throw wrong("userName is required");
  return { userName, ...changes };
}

/**
 * A PUT clears the external ID and the names that it omits. It keeps an omitted manager, because many identity
 * providers never send a manager.
 */
export function readWholeUser(body: object): UserChanges & { userName: string } {
  return { externalId: null, displayName: null, givenName: null, familyName: null, ...readNewUser(body) };
}

export function readUserPatch(body: object): UserChanges {
  const changes: UserChanges = {};
  for (const { op, path, value } of scimOperations(body)) {
    if (op === "remove") removeUserAttribute(changes, path);
    else setUserAttribute(changes, path, value);
  }
  return changes;
}

function readAttributes(body: object): UserChanges {
  const changes: UserChanges = {};
  for (const [key, value] of Object.entries(body)) setUserAttribute(changes, scimPath(key), value);
  return changes;
}
