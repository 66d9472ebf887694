import type { Page } from "playwright-core";
import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import { todayIn } from "#core/calendar/zones.ts";
import { mondayOf } from "#core/calendar/weeks.ts";
import { type Prepare, pressAll } from "./screenSteps.ts";
import type { Screen } from "./Screen.ts";

async function todayOf(page: Page): Promise<IsoDate> {
  const me = (await (await page.request.get("/api/auth/user")).json()) as { timezone: string };
  return todayIn(me.timezone, Date.now());
}

const previewed: Prepare = (page) => page.locator("[aria-busy=true]").waitFor({ state: "detached" });

const chooseDates =
  (datesFrom: (earliest: string) => { first: string; last: string }): Prepare =>
  async (page) => {
    await pressAll("Request Time Off")(page);
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("combobox", { name: "PTO Type" }).click();
    await page.getByRole("option", { name: "Vacation" }).click();
    const earliest = await todayOf(page);
    const { first, last } = datesFrom(earliest);
    await dialog.getByLabel("Start Date").fill(first);
    await dialog.getByLabel("End Date").fill(last);
    await dialog.getByLabel("End Date").blur();
    await dialog.getByText(/weekdays/).waitFor();
    await previewed(page);
  };

const chooseJanuary = chooseDates((earliest) => {
  const nextYear = Number(earliest.slice(0, 4)) + 1;
  return { first: `${nextYear}-01-15`, last: `${nextYear}-01-22` };
});

const chooseTooMuch: Prepare = async (page) => {
  const own = (await (await page.request.get("/api/pto-requests")).json()) as { status: string; startDate: string }[];
  const pending = own.find(({ status }) => status === "pending");
  if (!pending) throw new Error("There is no pending request to overlap");
  const { startDate: first } = pending;
  await chooseDates(() => ({ first, last: addDays(first, 120) }))(page);
  await page.getByText("Insufficient balance for this request").waitFor();
};

const chooseHours: Prepare = async (page) => {
  await pressAll("Request Time Off")(page);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "PTO Type" }).click();
  await page.getByRole("option", { name: "Time in lieu" }).click();
  const earliest = await todayOf(page);
  const monday = mondayOf(addDays(earliest, 60));
  await dialog.getByLabel("Start Date").fill(monday);
  await dialog.getByLabel("End Date").fill(monday);
  await dialog
    .getByText(/^8 hours/)
    .first()
    .waitFor();
  await dialog.getByLabel("End Date").blur();
  await previewed(page);
};

const openTypes: Prepare = async (page) => {
  await pressAll("Request Time Off")(page);
  await page.getByRole("dialog").getByRole("combobox", { name: "PTO Type" }).click();
  await page.getByRole("option", { name: "Time in lieu" }).waitFor();
};

const showOneRequest: Prepare = async (page) => {
  const [newest] = (await (await page.request.get("/api/pto-requests")).json()) as { id: string }[];
  await page.goto(`/requests?request=${newest?.id}`);
  await page.getByRole("button", { name: "Show All Requests" }).waitFor();
};

export const REQUEST_SCREENS: Screen[] = [
  {
    name: "request-form",
    isVariant: true,
    as: "Employee",
    path: "/",
    heading: /./,
    prepare: pressAll("Request Time Off"),
  },
  { name: "request-form-filled", as: "Employee", path: "/", heading: /./, prepare: chooseJanuary },
  { name: "request-form-types", isVariant: true, as: "Employee", path: "/", heading: /./, prepare: openTypes },
  { name: "request-form-hours", isVariant: true, as: "Employee", path: "/", heading: /./, prepare: chooseHours },
  { name: "request-form-refused", as: "Employee", path: "/", heading: /./, prepare: chooseTooMuch },
  { name: "requests", isVariant: true, as: "Employee", path: "/requests", heading: "My Requests" },
  {
    name: "requests-filtered",
    isVariant: true,
    as: "Employee",
    path: "/requests?q=nothing+like+it",
    heading: "My Requests",
  },
  {
    name: "requests-one",
    isVariant: true,
    as: "Employee",
    path: "/requests",
    heading: "My Requests",
    prepare: showOneRequest,
  },
  {
    name: "request-cancel",
    isVariant: true,
    as: "Employee",
    path: "/requests",
    heading: /./,
    prepare: pressAll(/^Cancel request/),
  },
  { name: "request-reason", as: "Employee", path: "/requests", heading: /./, prepare: pressAll(/^View Reason/) },
];
