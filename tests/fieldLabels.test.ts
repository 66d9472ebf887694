import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { fieldLabel } from "#core/fieldLabel.ts";
import { sourceFiles } from "#scripts/source/sourceFiles.ts";

const FIELD = /\s(?:name|source)="(\w+)"\s+label="([^"]+)"/g;

const UNCHECKED_FIELDS = new Set([
  "allowsServicePhotos",
  "bookAhead",
  "confirmed",
  "countHolidays",
  "coversAbsence",
  "endPart",
  "escalationDays",
  "isNextCalledOff",
  "isReactivated",
  "minutes",
  "pasted",
  "reminderDays",
  "startPart",
  "until",
]);
const withoutSpaces = (label: string) => label.toLowerCase().replaceAll(" ", "");
const BALANCE_OF_TYPE = "type: Balance";

test("a field's error names it as its label does in every form", async () => {
  const forms = (await sourceFiles()).filter((file) => /^console\/.*(?<!List)\.tsx$/.test(file));
  const fields = forms.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(FIELD)].map(([, field = "", label = ""]) => ({ field, label })),
  );
  expect(fields.length).toBeGreaterThan(60);
  const differing = fields.filter(
    ({ field, label }) =>
      !UNCHECKED_FIELDS.has(field) && !withoutSpaces(label).includes(withoutSpaces(fieldLabel(field))),
  );
  expect([...new Set(differing.map(({ field, label }) => `${field}: ${label}`))]).toEqual([BALANCE_OF_TYPE]);
});
