import { expect, test } from "@jest/globals";
import { unfilteredTables } from "./unfilteredTables.ts";

const tables = new Set(["users", "offices"]);

test.each([
  ["SELECT id FROM users WHERE organization_id = $1", []],
  ["SELECT id FROM users WHERE id = $1", ["users"]],
  ["SELECT organization_id FROM users WHERE id = $1", ["users"]],
  ["SELECT 1 FROM users u JOIN offices o ON o.organization_id = u.organization_id WHERE u.organization_id = $1", []],
  ["SELECT 1 FROM users u JOIN offices o ON o.id = u.office_id WHERE u.organization_id = $1", ["offices"]],
  ["SELECT 1 FROM users u, offices o WHERE (u.organization_id, u.id) = ($1, $2) AND o.id = u.office_id", ["offices"]],
  ["INSERT INTO users (organization_id, id) VALUES ($1, $2)", []],
  ['DELETE FROM "users" AS "User" WHERE "User"."organization_id" IN (1)', []],
  ["UPDATE users SET name = 'organization_id = 1' WHERE id = $1", ["users"]],
  ["SELECT 1 FROM sessions WHERE sid = $1", []],
])("%s", (sql, found) => expect(unfilteredTables(sql, tables)).toEqual(found));
