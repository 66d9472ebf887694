import { MAX_TEAM_PEOPLE } from "../teams/maxTeamPeople.ts";
import { type ScimOperation, scimOperations } from "./scimOperations.ts";
import { scimPath } from "./scimPath.ts";
import { scimRefusal } from "./scimRefusal.ts";
import { isObject, ownValue, textOf, wrong } from "./scimValues.ts";

/** A removal without `ids` removes all members. */
export interface MemberChange {
  op: "add" | "replace" | "remove";
  ids: readonly string[] | undefined;
}

export interface GroupChanges {
  displayName?: string;
  externalId?: string | null;
  members: MemberChange[];
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const BY_VALUE = /^value\s+eq\s+"([^"\\]*)"$/i;

/** A PUT clears the external ID and the members if it omits them. */
export function readWholeGroup(body: object): GroupChanges & { displayName: string } {
  const changes: GroupChanges = { externalId: null, members: [] };
  for (const [key, value] of Object.entries(body)) apply(changes, { op: "replace", path: scimPath(key), value });
  const { displayName, members } = changes;
  if (displayName === undefined) throw wrong("displayName is required");
  return { ...changes, displayName, members: members.length > 0 ? members : [{ op: "replace", ids: [] }] };
}

export function readGroupPatch(body: object): GroupChanges {
  const changes: GroupChanges = { members: [] };
  for (const operation of scimOperations(body)) apply(changes, operation);
  return changes;
}

export function membersAfter(members: readonly string[], changes: readonly MemberChange[]): string[] {
  const after = new Set(members);
  for (const { op, ids } of changes) {
    if (op === "replace" || ids === undefined) after.clear();
    for (const id of ids ?? []) {
      if (op === "remove") after.delete(id);
      else after.add(id);
    }
  }
  return [...after];
}

function apply(changes: GroupChanges, { op, path, value }: ScimOperation): void {
  const { attribute, condition, sub } = path;
  if (attribute === "displayname" && op !== "remove") {
    const name = textOf(value, "displayName");
    if (name === null) throw wrong("displayName is required");
    changes.displayName = name;
  }
  if (attribute === "externalid") changes.externalId = op === "remove" ? null : textOf(value, "externalId");
  if (attribute !== "members" || (sub !== undefined && sub !== "value")) return;
  if (condition === undefined) {
    const isEverybody = op === "remove" && (value === undefined || value === null);
    changes.members.push({ op, ids: isEverybody ? undefined : idsIn(value) });
    return;
  }
  const [, id] = BY_VALUE.exec(condition) ?? [];
  if (id === undefined) throw scimRefusal("invalid_path", 'Select a member by members[value eq "…"]');
  if (op === "remove") changes.members.push({ op, ids: [id.toLowerCase()] });
}

function idsIn(value: unknown): string[] {
  if (value === null || value === undefined) return [];
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (list.length > MAX_TEAM_PEOPLE) throw wrong(`A group can have at most ${MAX_TEAM_PEOPLE} members`);
  return list.map((one) => {
    const id = textOf(isObject(one) ? ownValue(one, "value") : one, "members");
    const lower = id?.toLowerCase();
    if (lower === undefined || !UUID.test(lower)) throw wrong("Unknown member");
    return lower;
  });
}
