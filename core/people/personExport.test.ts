import { expect, test } from "@jest/globals";
import { exportFileName, mayExport } from "./personExport.ts";
import { ROLES, type Role } from "./access/roles.ts";

const reach = (role: Role) => ROLES.filter((other) => mayExport({ id: "one", role }, { id: "another", role: other }));

test("an Owner can export everyone's data, and others that of lower roles", () => {
  expect(reach("Owner")).toEqual(ROLES);
  expect(reach("Admin")).toEqual(["Employee", "Manager"]);
});

test("everyone can export their own data", () => {
  const me = { id: "one", role: "Admin" } as const;
  expect(mayExport(me, me)).toBe(true);
});

test.each([
  ["Zoë Kraus", "Zoë Kraus-awayday.json"],
  ["../../etc/passwd", "..-..-etc-passwd-awayday.json"],
  ['A "B" <C>', "A -B- -C--awayday.json"],
])("the file of %s is named %s", (name, file) => expect(exportFileName(name)).toBe(file));
