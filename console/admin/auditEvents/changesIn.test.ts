import { expect, test } from "@jest/globals";
import { changesIn, subjectOf } from "./changesIn.ts";

const names = { "id-1": "Maya Chen", "id-2": "Berlin" };

test("values are shown in words, ids as names, and erased texts are marked", () => {
  const before = { name: { text: "id-1" }, officeId: null, minutes: 480 };
  const after = { name: { text: "gone" }, officeId: "id-2", isActive: false };
  expect(changesIn({ before, after, names })).toEqual([
    { field: "Name", before: "Maya Chen", after: "(erased)" },
    { field: "Office", before: "None", after: "Berlin" },
    { field: "Minutes", before: "480", after: undefined },
    { field: "Active", before: undefined, after: "No" },
  ]);
  expect(changesIn({ before: null, after: null, names })).toEqual([]);
});

test("the first day of the week is shown as a weekday", () => {
  const [theme, weekStart] = changesIn({
    before: { theme: null, weekStart: 7 },
    after: { theme: "dark", weekStart: 1 },
    names,
  });
  expect(theme).toEqual({ field: "Theme", before: "None", after: "dark" });
  expect(weekStart).toEqual({ field: "First day of the week", before: "Sunday", after: "Monday" });
});

test("fields are labeled as in forms, not by their names in the code", () => {
  const after = { isOn: true, leadIds: [], timezone: "Europe/Paris", isProven: true, evidenceId: "e" };
  expect(changesIn({ before: null, after, names }).map(({ field }) => field)).toEqual([
    "On",
    "Leads",
    "Time zone",
    "Verified",
    "Document",
  ]);
});

test("the rows of an import preview have the labels of the import page", () => {
  const after = { file: "people", new: 3, changed: 1, same: 0, wrong: 2 };
  expect(changesIn({ before: null, after, names }).map(({ field, after: shown }) => `${field}: ${shown}`)).toEqual([
    "File type: people",
    "New rows: 3",
    "Changed rows: 1",
    "Unchanged rows: 0",
    "Invalid rows: 2",
  ]);
});

test("the subject of an event has a name if there is one", () => {
  const event = {
    id: "e",
    at: "",
    actorId: null,
    actorName: null,
    source: "web",
    action: "",
    before: null,
    after: null,
    names,
    leave: null,
    key: null,
  } as const;
  expect(subjectOf({ ...event, subjectKind: "user", subjectId: "id-1" })).toBe("Maya Chen");
  expect(subjectOf({ ...event, subjectKind: "request", subjectId: "id-1" })).toBe("Maya Chen's request");
  expect(subjectOf({ ...event, subjectKind: "credit", subjectId: "id-1" })).toBe("Maya Chen's request for extra work");
  expect(subjectOf({ ...event, subjectKind: "user", subjectId: null })).toBe("Person");
  expect(subjectOf({ ...event, subjectKind: "ledger_line", subjectId: "id-9" })).toBe("Ledger entry");
  expect(subjectOf({ ...event, subjectKind: "organization", subjectId: null })).toBe("Organization");
});
