import { expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { aPerson } from "../../testing/facts.ts";
import { openConsole } from "../../testing/openConsole.tsx";
import "../../Console.tsx";
import "../PersonEdit.tsx";
import "./EventDialog.tsx";

const READS = [
  { type: "occurrence", kinds: ["birth", "grandparent"] },
  { type: "attendance", kinds: [] },
];
const BIRTH = { id: "e1", type: "occurrence", on: "2027-03-01", kind: "birth" };

function openPerson(events: object[], recorded: object[]) {
  let left = recorded;
  return openConsole("/admin/people/maya", "Admin", {
    "GET /api/admin/people/maya": aPerson({ id: "maya", name: "Maya Chen" }),
    "GET /api/admin/people/maya/policy-facts": { missing: [], asksBirthDate: false, events },
    "GET /api/admin/people/maya/events": () => left,
    "POST /api/admin/people/maya/events": (body: unknown) => ({ id: "e2", ...(body as object) }),
    "PUT /api/admin/person-events/e1": (body: unknown) => ({ id: "e1", ...(body as object) }),
    "DELETE /api/admin/person-events/e1": () => {
      left = [];
      return { id: "e1" };
    },
    "GET /api/users/maya/second-factor": { isOn: false, since: null },
    "GET /api/users/maya/balances": [],
    "GET /api/admin/offices": [],
    "GET /api/admin/people": [],
  });
}

const section = () => screen.findByRole("region", { name: "Hours, events, and absences" });

test("a person whose policies read no events has no section for them", async () => {
  openPerson([], []);
  await screen.findByRole("region", { name: "Balances" });
  expect(screen.queryByRole("region", { name: "Hours, events, and absences" })).toBeNull();
});

test("attendance is entered as a percentage", async () => {
  const { keys, made } = openPerson(READS, []);
  await keys.click(within(await section()).getByRole("button", { name: "Add entry" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add entry" }));
  await keys.click(dialog.getByLabelText("Type"));
  await keys.click(screen.getByRole("option", { name: "Attendance" }));
  await keys.type(dialog.getByLabelText("Last day of the period"), "2027-02-28");
  await keys.type(dialog.getByLabelText("Attendance (%)"), "120");
  await keys.click(dialog.getByRole("button", { name: "Add entry" }));
  expect(await dialog.findByText("Attendance must be at most 100%")).toBeVisible();
  await keys.clear(dialog.getByLabelText("Attendance (%)"));
  await keys.type(dialog.getByLabelText("Attendance (%)"), "79.5");
  await keys.click(dialog.getByRole("button", { name: "Add entry" }));
  await screen.findByText("Entry added");
  expect(made.find(({ method }) => method === "POST")?.body).toEqual({
    type: "attendance",
    periodEnd: "2027-02-28",
    share: 0.795,
  });
});

test("an entry is edited with the kinds that the policies name, and deleted after a confirmation", async () => {
  const { keys, made } = openPerson(READS, [BIRTH]);
  await keys.click(await screen.findByRole("button", { name: "Edit Birth, Mar 01, 2027" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit entry" }));
  await keys.click(dialog.getByLabelText("Kind"));
  await keys.click(screen.getByRole("option", { name: "Grandparent" }));
  await keys.click(dialog.getByRole("button", { name: "Save changes" }));
  await screen.findByText("Entry updated");
  expect(made.find(({ method }) => method === "PUT")?.body).toEqual({
    type: "occurrence",
    on: "2027-03-01",
    kind: "grandparent",
  });
  await keys.click(await screen.findByRole("button", { name: "Delete Birth, Mar 01, 2027" }));
  await keys.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Delete" }));
  await screen.findByText("Entry deleted");
  expect(await screen.findByText("No entries yet")).toBeVisible();
  expect(document.body).not.toHaveFocus();
  expect((await section()).contains(document.activeElement)).toBe(true);
});

test("a long list shows its first ten entries until all are requested", async () => {
  const hours = Array.from({ length: 12 }, (_, day) => ({
    id: `h${day}`,
    type: "worked",
    on: `2027-03-${10 + day}`,
    hours: 8,
  }));
  const { keys } = openPerson([{ type: "worked", kinds: [] }], hours);
  const list = within(await section());
  expect(await list.findAllByText("8 hours worked")).toHaveLength(10);
  await keys.click(list.getByRole("button", { name: "Show all 12" }));
  expect(list.getAllByText("8 hours worked")).toHaveLength(12);
});
