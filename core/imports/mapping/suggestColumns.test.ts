import { expect, jest, test } from "@jest/globals";
import { FIELD_SYNONYMS } from "./fieldSynonyms.ts";
import { IMPORT_FIELDS, type ImportKind } from "./importFields.ts";
import { choosableFields } from "../readHeader.ts";
import { suggestColumns } from "./suggestColumns.ts";

function suggested(headers: readonly string[], kind: ImportKind = "people") {
  return suggestColumns(
    headers.map((header) => ({ header, samples: [] })),
    IMPORT_FIELDS[kind],
  );
}

const COMMON = ["email", "name", "start date", "manager email", "office"];

test.each([
  ["E-Mail Address", "Full name", "Hire date", "Supervisor", "Location"],
  ["EMAIL_ADDRESS", "fullName", "hire-date", "supervisor (e-mail)", "OfficeLocation"],
  ["Address, email", "Name (full)", "Date of hire", "Reports To", "Work location"],
  ["Employee email", "Employee Name", "Employee start date *", "Employee manager", "Employee location"],
  ["E-Mail-Adresse", "Mitarbeiter", "Eintrittsdatum", "Vorgesetzte/r", "Standort"],
  ["Adresse e-mail", "Nom complet", "Date d’entrée", "Responsable", "Lieu de travail"],
  ["Correo electronico", "NOMBRE COMPLETO", "Fecha de ingreso", "Jefe directo", "Oficina"],
  ["E-mail corporativo", "Nome completo", "Data de admissão", "Gestor", "Escritório"],
])("the headers %s, %s, %s, %s, and %s name the common fields of people", (...headers) => {
  expect(suggested(headers)).toEqual(COMMON);
});

test("each field is suggested once, for the header that names it best", () => {
  expect(suggested(["Work email", "Email", "Personal email", "Hire date", "Original hire date", "Salary"])).toEqual([
    "email",
    null,
    null,
    "start date",
    "service start date",
    null,
  ]);
});

test("first and last names are suggested together; one of them alone is the name, and a full name replaces both", () => {
  expect(suggested(["Email", "Vorname", "Nachname"])).toEqual(["email", "first name", "last name"]);
  expect(suggested(["Email", "Nom"])).toEqual(["email", "name"]);
  expect(suggested(["Email", "First name", "Last name", "Display name"])).toEqual(["email", null, null, "name"]);
});

test("a column whose values are all addresses is suggested for the email, unless there are two", () => {
  const [mail, other] = [
    ["a@b.example", "c@d.example"],
    ["Ann", "Ben"],
  ];
  const columns = [
    { header: "Konto", samples: mail },
    { header: "Wer", samples: other },
  ];
  expect(suggestColumns(columns, IMPORT_FIELDS.people)).toEqual(["email", null]);
  const twice = columns.map(({ header }) => ({ header, samples: mail }));
  expect(suggestColumns(twice, IMPORT_FIELDS.people)).toEqual([null, null]);
});

test("headers of opening balances and of events are suggested too", () => {
  expect(suggested(["User", "Mail", "Leave type", "Days remaining", "Leave Year"], "openings")).toEqual([
    null,
    "email",
    "type",
    "days",
    "year",
  ]);
  expect(suggested(["E-Mail", "Typ", "Von", "Bis", "Grund", "Stunden"], "events")).toEqual([
    "email",
    "type",
    "date",
    "until",
    "kind",
    "amount",
  ]);
});

test("the marks of a header beyond any real length aren't sorted, which would take seconds", () => {
  const normalize = jest.spyOn(String.prototype, "normalize");
  try {
    expect(suggested([`Email${"\u0301".repeat(30_000)}${"\u0316".repeat(30_000)}`, "Name"])).toEqual(["email", "name"]);
    expect(normalize.mock.contexts.filter((written) => String(written).length > 200)).toEqual([]);
  } finally {
    normalize.mockRestore();
  }
});

test("every field has synonyms, and no field has others", () => {
  const fields = Object.values(IMPORT_FIELDS).flatMap((columns) => choosableFields(columns));
  expect(Object.keys(FIELD_SYNONYMS).toSorted()).toEqual([...new Set(fields)].toSorted());
});
