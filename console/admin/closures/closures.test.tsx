import { expect, test } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { ClosureAnswer } from "#core/api/closed/ClosureAnswer.ts";
import { openConsole, refusal } from "../testing/openConsole.tsx";
import "../Console.tsx";

const BERLIN = { id: "berlin", name: "Berlin" };
const BREAK: ClosureAnswer = {
  id: "break",
  name: "Winter break",
  startDate: "2027-12-24",
  endDate: "2027-12-31",
  officeIds: ["berlin"],
  offices: [BERLIN],
  charged: null,
};

test("a closure is added after a preview of the people it concerns and the requests it recalculates", async () => {
  const { keys, made } = openConsole("/admin/closures/create", "Admin", {
    "GET /api/admin/offices": [BERLIN],
    "POST /api/admin/closures/preview": { people: 1, names: ["Ana"], requests: 2 },
    "POST /api/admin/closures": BREAK,
    "GET /api/admin/closures": [BREAK],
  });
  await keys.type(await screen.findByLabelText("Name"), "Winter break");
  fireEvent.change(screen.getByLabelText("Start date"), { target: { value: "2027-12-24" } });
  fireEvent.change(screen.getByLabelText("End date"), { target: { value: "2027-12-31" } });
  expect(made.some(({ path }) => path.endsWith("preview"))).toBe(false);
  await keys.click(await screen.findByRole("combobox", { name: "Offices" }));
  await keys.click(await screen.findByRole("option", { name: "Berlin" }));
  const reach = "This closure affects 1 person: Ana. 2 requests on these dates will be recalculated.";
  expect(await screen.findByText(reach)).toBeVisible();
  await keys.click(screen.getByRole("button", { name: "Add closure" }));
  const table = await screen.findByRole("table", { name: "Closures" });
  expect(within(table).getAllByRole("row")[1]).toHaveTextContent(
    "Dec 24 – Dec 31, 2027Winter breakNo leave typeBerlin",
  );
  const sent = made.find(({ method, path }) => method === "POST" && path === "/api/admin/closures");
  expect(sent?.body).toEqual({
    name: "Winter break",
    startDate: "2027-12-24",
    endDate: "2027-12-31",
    officeIds: ["berlin"],
  });
});

test("a charged closure that takes people below zero lists them, and is added once that is confirmed", async () => {
  const below = [{ userId: "ana", name: "Ana", before: 2, after: -3 }];
  const text = "This change would leave 1 person below zero. Please confirm it.";
  const refused = refusal(409, text, undefined, { code: "needs_confirmation", impact: below });
  let isConfirmed = false;
  const { keys, made } = openConsole("/admin/closures/create", "Admin", {
    "GET /api/admin/offices": [BERLIN],
    "POST /api/admin/closures/preview": { people: 1, names: ["Ana"], requests: 0 },
    "POST /api/admin/closures": () => (isConfirmed ? { ...BREAK, charged: "vacation" } : refused()),
    "GET /api/admin/closures": [{ ...BREAK, charged: "vacation" }],
  });
  await keys.type(await screen.findByLabelText("Name"), "Winter break");
  fireEvent.change(screen.getByLabelText("Start date"), { target: { value: "2027-12-24" } });
  fireEvent.change(screen.getByLabelText("End date"), { target: { value: "2027-12-31" } });
  await keys.click(await screen.findByRole("combobox", { name: "Offices" }));
  await keys.click(await screen.findByRole("option", { name: "Berlin" }));
  await keys.click(screen.getByRole("combobox", { name: "Charged to" }));
  await keys.click(await screen.findByRole("option", { name: "Vacation" }));
  await keys.click(screen.getByRole("button", { name: "Add closure" }));
  expect(await screen.findByText("This closure would leave 1 person below zero.")).toBeVisible();
  isConfirmed = true;
  await keys.click(screen.getByRole("switch", { name: "Add it anyway" }));
  await keys.click(screen.getByRole("button", { name: "Add closure" }));
  const table = await screen.findByRole("table", { name: "Closures" });
  expect(within(table).getAllByRole("row")[1]).toHaveTextContent("Winter breakVacationBerlin");
  const sent = made.findLast(({ method, path }) => method === "POST" && path === "/api/admin/closures");
  expect(sent?.body).toMatchObject({ charged: "vacation", confirmed: true });
});

test("a closure that hasn't begun is deleted on its page after a confirmation", async () => {
  const { keys, made } = openConsole("/admin/closures/break/show", "Admin", {
    "GET /api/admin/closures/break": { ...BREAK, startDate: "2199-12-24", endDate: "2199-12-31" },
    "DELETE /api/admin/closures/break": { id: "break" },
    "GET /api/admin/closures": [],
    "GET /api/admin/offices": [],
  });
  await keys.click(await screen.findByRole("button", { name: "Delete closure" }));
  const dialog = await screen.findByRole("dialog", { name: "Delete Winter break?" });
  expect(made.some(({ method }) => method === "DELETE")).toBe(false);
  await keys.click(within(dialog).getByRole("button", { name: "Delete closure" }));
  await waitFor(() => expect(window.location.pathname).toBe("/admin/closures"));
  expect(made.some(({ method }) => method === "DELETE")).toBe(true);
});

test("the page of a closure that has begun offers no deletion", async () => {
  openConsole("/admin/closures/break/show", "Admin", {
    "GET /api/admin/closures/break": { ...BREAK, startDate: "2020-12-24", endDate: "2020-12-31" },
  });
  expect(await screen.findByText("No leave type")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Delete closure" })).toBeNull();
});
