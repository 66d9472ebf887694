import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { aPerson } from "../../testing/facts.ts";
import { heldReply } from "#console/shared/testing/heldReply.ts";
import { openConsole, refusal } from "../../testing/openConsole.tsx";
import "../../Console.tsx";
import "../PeopleList.tsx";

const MAYA = aPerson({ id: "maya", name: "Maya Chen" });
const OLA = aPerson({ id: "ola", name: "Ola Berg", role: "Owner" });
const REPLIES = { "GET /api/admin/people": [MAYA, OLA], "GET /api/admin/offices": [] };

async function choose(keys: ReturnType<typeof openConsole>["keys"], act: string, title = act) {
  await keys.click(await screen.findByRole("checkbox", { name: "Select Maya Chen" }));
  await keys.click(screen.getByRole("checkbox", { name: "Select Ola Berg" }));
  await keys.click(screen.getByRole("button", { name: "Change selected" }));
  await keys.click(await screen.findByRole("menuitem", { name: act }));
  return screen.findByRole("dialog", { name: title });
}

test("a bulk adjustment has one reason, runs person by person, and lists the refusals", async () => {
  let ola: () => unknown = refusal(403, "Ask another Admin or Owner to adjust your balance");
  const { keys, made } = openConsole("/admin/people", "Admin", {
    ...REPLIES,
    "POST /api/admin/people/maya/adjust": { id: "b" },
    "POST /api/admin/people/ola/adjust": () => ola(),
  });
  const dialog = await choose(keys, "Adjust balances");
  await keys.click(within(dialog).getByRole("button", { name: "Apply" }));
  expect(await within(dialog).findByText("Please provide a reason for this adjustment")).toBeVisible();
  expect(screen.queryByText("Error")).toBeNull();
  await keys.type(within(dialog).getByRole("spinbutton", { name: "Adjustment in days" }), "1.5");
  await keys.type(within(dialog).getByRole("textbox", { name: "Reason" }), "A gift");
  await keys.click(within(dialog).getByRole("button", { name: "Apply" }));

  expect(await within(dialog).findByText("1 done, 1 failed")).toBeVisible();
  expect(within(dialog).getByRole("list", { name: "Failed" })).toHaveTextContent(
    "Ola Berg: Ask another Admin or Owner to adjust your balance",
  );
  expect(made.filter(({ method }) => method === "POST")).toEqual(
    ["maya", "ola"].map((id) => ({
      method: "POST",
      path: `/api/admin/people/${id}/adjust`,
      body: { type: "vacation", adjustment: 1.5, reason: "A gift", idempotencyKey: expect.any(String) },
    })),
  );
  const [, ofOla] = made.filter(({ method }) => method === "POST");
  ola = () => ({ id: "c" });
  await keys.click(within(dialog).getByRole("button", { name: "Try again" }));
  expect(await within(dialog).findByText("2 done, 0 failed")).toBeVisible();
  expect(made.filter(({ method }) => method === "POST").slice(2)).toEqual([ofOla]);
  await keys.click(within(dialog).getByRole("button", { name: "Done" }));
  expect(await screen.findByRole("checkbox", { name: "Select Maya Chen" })).not.toBeChecked();
  await waitFor(() => expect(screen.getByRole("region", { name: "People" })).toHaveFocus());
});

test("a stopped run finishes the current person and leaves the rest unchanged", async () => {
  const held = heldReply();
  const { keys, made } = openConsole("/admin/people", "Admin", {
    ...REPLIES,
    "POST /api/users/settlements": [{ type: "vacation", people: 2, paidOut: 12.25, reclaimed: 0, writtenOff: 1 }],
    "DELETE /api/admin/people/maya": held.reply,
  });
  const dialog = await choose(keys, "Deactivate", "Deactivate 2 people?");
  expect(await within(dialog).findByText(/^Settlement on the last day, for 2 people together/)).toHaveTextContent(
    "Vacation: 12.25 days paid out and 1 day written off",
  );
  expect(made.find(({ path }) => path === "/api/users/settlements")?.body).toEqual({ people: ["maya", "ola"] });
  await keys.click(within(dialog).getByRole("button", { name: "Deactivate" }));
  expect(await within(dialog).findByRole("progressbar", { name: "Progress" })).toHaveAttribute(
    "aria-valuetext",
    "0 of 2",
  );
  await keys.click(within(dialog).getByRole("button", { name: "Stop" }));
  held.give({ id: "maya" });
  expect(await within(dialog).findByText("1 done, 0 failed, 1 unchanged")).toBeVisible();
  expect(made.filter(({ method }) => method === "DELETE").map(({ path }) => path)).toEqual(["/api/admin/people/maya"]);
});
