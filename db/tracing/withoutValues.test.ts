import { expect, test } from "@jest/globals";
import { withoutValues } from "./withoutValues.ts";

test.each([
  ["SELECT id FROM users WHERE email = 'ann@x.example'", "SELECT id FROM users WHERE email = ?"],
  ["VALUES ('O''Brien', E'it\\'s', 'a\\', 'b')", "VALUES (?, ?, ?, ?)"],
  ["SELECT $1, $2::int, 480, 2.5, t1.id2", "SELECT $1, $2::int, ?, ?, t1.id2"],
  [`SELECT "User"."name" AS "it's" FROM "users"`, `SELECT "User"."name" AS "it's" FROM "users"`],
  ["SELECT 1 -- Ann's\n, 'x'", "SELECT ? \n, ?"],
  ["SELECT /* Ann's */ $$Ann$$, $a$it's$a$", "SELECT  ?, ?"],
])("%s", (sql, wanted) => expect(withoutValues(sql)).toBe(wanted));
