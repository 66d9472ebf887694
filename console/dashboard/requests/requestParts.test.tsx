import { describe, expect, test } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { ownRequest, preview } from "../testing/facts.ts";
import { answer } from "../testing/fakeApi.ts";
import { openApp } from "../testing/openApp.tsx";

async function openForm() {
  const app = openApp("/employee", "Employee", {
    "GET /api/pto-requests/preview": preview(),
    "POST /api/pto-requests": answer(201, ownRequest()),
  });
  await app.keys.click(await screen.findByRole("button", { name: "Request Time Off" }));
  const form = within(await screen.findByRole("dialog", { name: "Request Time Off" }));
  const date = (label: string, value: string) => fireEvent.change(form.getByLabelText(label), { target: { value } });
  const select = async (label: string, option: string) => {
    await app.keys.click(await form.findByRole("combobox", { name: label }));
    await app.keys.click(await screen.findByRole("option", { name: option }));
  };
  await select("PTO Type", "Vacation");
  const sent = async () => {
    await waitFor(() => expect(form.getByRole("button", { name: "Submit Request" })).toBeEnabled());
    await app.keys.click(form.getByRole("button", { name: "Submit Request" }));
    await screen.findByText("PTO Request Submitted");
    return app.made.find(({ method }) => method === "POST")?.body;
  };
  return { ...app, form, date, select, sent };
}

describe("the parts of a request", () => {
  test("are asked for the first and the last of several dates, and previewed", async () => {
    const { form, date, select, sent, made } = await openForm();
    date("Start Date", "2027-03-01");
    date("End Date", "2027-03-03");
    await select("First Day", "Afternoon only");
    await select("Last Day", "Morning only");
    expect(form.getByText("2 days")).toBeVisible();
    const parts = "isHalfDay=false&startPart=pm&endPart=am";
    await waitFor(() =>
      expect(made.at(-1)?.path).toBe(
        `/api/pto-requests/preview?type=vacation&startDate=2027-03-01&endDate=2027-03-03&${parts}`,
      ),
    );
    expect(await sent()).toMatchObject({ isHalfDay: false, startPart: "pm", endPart: "am" });
  });

  test("are asked for half of a date, and forgotten with it", async () => {
    const { form, date, select, sent, keys } = await openForm();
    date("Start Date", "2027-03-01");
    date("End Date", "2027-03-01");
    await keys.click(await form.findByRole("checkbox", { name: "Half day" }));
    await select("Which Half", "Afternoon");
    expect(form.getByText("0.5 days")).toBeVisible();
    await keys.click(form.getByRole("checkbox", { name: "Half day" }));
    expect(form.queryByRole("combobox", { name: "Which Half" })).toBeNull();
    await keys.click(form.getByRole("checkbox", { name: "Half day" }));
    expect(await form.findByRole("combobox", { name: "Which Half" })).toHaveTextContent("Not specified");
    await select("Which Half", "Morning");
    expect(await sent()).toMatchObject({ isHalfDay: true, startPart: "am", endPart: "am" });
  });

  test("can be removed from a request", async () => {
    const half = ownRequest({
      startDate: "2027-03-03",
      endDate: "2027-03-03",
      days: 0.5,
      isHalfDay: true,
      startPart: "pm",
      endPart: "pm",
    });
    const { keys, made } = openApp("/requests", "Employee", {
      "GET /api/pto-requests": [half],
      "GET /api/pto-requests/preview": preview(),
      [`PATCH /api/pto-requests/${half.id}`]: half,
    });
    expect(await screen.findByText(/Vacation/, { selector: "td *, td" })).toBeVisible();
    expect(screen.getByText("Afternoon")).toBeVisible();
    await keys.click(screen.getByRole("button", { name: /^Edit request/ }));
    const form = within(await screen.findByRole("dialog", { name: "Edit Request" }));
    expect(form.getByRole("combobox", { name: "Which Half" })).toHaveTextContent("Afternoon");
    await keys.click(await form.findByRole("checkbox", { name: "Half day" }));
    await waitFor(() => expect(form.getByRole("button", { name: "Save Changes" })).toBeEnabled());
    await keys.click(form.getByRole("button", { name: "Save Changes" }));
    await waitFor(() =>
      expect(made.find(({ method }) => method === "PATCH")?.body).toMatchObject({
        isHalfDay: false,
        startPart: "full",
        endPart: "full",
      }),
    );
  });
});
