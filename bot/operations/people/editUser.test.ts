import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { aCompany } from "#tests/arranging/aCompany.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { ledgerOf } from "#tests/asserting/ledgerOf.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { testClock } from "#tests/arranging/testOrganization.ts";
import { adjustBalanceOf } from "../balances/adjustBalance.ts";
import { addHoliday } from "../offices/addHoliday.ts";
import { listOwnRequests } from "../requests/listOwnRequests.ts";

await testDatabase();
const clock = testClock();
beforeEach(() => clock.set("2027-03-01"));
afterEach(expectLedgersVerified);

const MONTHLY = { accrualAmount: 24, accrualTiming: "monthly_increments", carryOverDays: 5 };
const DAY = 480;

async function aMonthlyPerson(vacation: object = {}) {
  const company = await aCompany();
  const monthly = await company.office({ vacation: { ...MONTHLY, ...vacation } });
  return { ...company, officeId: monthly.officeId, person: await company.hire(monthly) };
}

describe("an override", () => {
  test("counts from the first day of the leave year", async () => {
    const { hire, edit } = await aCompany();
    const person = await hire();
    await edit(person, { ptoBalanceOverride: 25 });
    await edit(person, { name: "Renamed", ptoBalanceOverride: 25 });
    expect(await ledgerOf(person)).toEqual(["2027-01-01 accrual +20", "2027-03-01 policy_change +5"]);
  });

  test("can count from a given day, and can be removed", async () => {
    const { person, edit, tick } = await aMonthlyPerson();
    await edit(person, { ptoBalanceOverride: 36, effectiveOn: "2027-05-01" });
    clock.set("2027-06-01");
    await tick();
    expect((await ledgerOf(person)).slice(-3)).toEqual([
      "2027-04-01 accrual +2",
      "2027-05-01 accrual +3",
      "2027-06-01 accrual +3",
    ]);
    await edit(person, { ptoBalanceOverride: null });
    expect((await ledgerOf(person)).at(-1)).toBe("2027-06-01 policy_change -2");
  });

  test("that starts later leaves the current value, which changes nothing when a form sends it again", async () => {
    const { person, edit } = await aMonthlyPerson();
    await edit(person, { ptoBalanceOverride: 36, effectiveOn: "2027-05-01" });
    const next = { minutes: 36 * DAY, effectiveOn: "2027-05-01" };
    const renamed = await edit(person, { name: "Renamed", ptoBalanceOverride: null });
    expect(renamed).toMatchObject({ ptoBalanceOverride: null, nextPtoBalanceOverride: next });
    clock.set("2027-05-01");
    const later = await edit(person, { name: "Renamed again", ptoBalanceOverride: 36 });
    expect(later).toMatchObject({ ptoBalanceOverride: 36 * DAY, nextPtoBalanceOverride: null });
    expect((await ledgerOf(person)).slice(-2)).toEqual(["2027-04-01 accrual +2", "2027-05-01 accrual +3"]);
  });

  test("that starts later is canceled by setting the current value from its day on", async () => {
    const { person, edit, tick } = await aMonthlyPerson();
    await edit(person, { ptoBalanceOverride: 36, effectiveOn: "2027-05-01" });
    const calledOff = await edit(person, { ptoBalanceOverride: null, effectiveOn: "2027-05-01" });
    expect(calledOff).toMatchObject({ ptoBalanceOverride: null, nextPtoBalanceOverride: null });
    clock.set("2027-06-01");
    await tick();
    expect((await ledgerOf(person)).at(-1)).toBe("2027-06-01 accrual +2");
  });

  test("that starts later can be applied now instead", async () => {
    const { person, edit } = await aMonthlyPerson();
    await edit(person, { ptoBalanceOverride: 36, effectiveOn: "2028-01-01" });
    await edit(person, { ptoBalanceOverride: 36 });
    expect((await ledgerOf(person)).at(-1)).toBe("2027-03-01 policy_change +3");
  });

  test("can't start before the current leave year", async () => {
    const { person, edit } = await aMonthlyPerson();
    await expect(edit(person, { ptoBalanceOverride: 25, effectiveOn: "2026-12-31" })).rejects.toMatchObject({
      code: "too_early",
      fields: { effectiveOn: "Changes can't take effect before the current leave year" },
    });
    expect(await ledgerOf(person)).toHaveLength(3);
  });
});

describe("an office move", () => {
  test("counts from its day on; the time before stays on the old terms", async () => {
    const { person, office, edit, tick } = await aMonthlyPerson();
    const { officeId } = await office({ vacation: { ...MONTHLY, accrualAmount: 12 } });
    clock.set("2027-04-11");
    await edit(person, { officeId });
    clock.set("2027-05-01");
    await tick();
    // Ten days of April at 2 days a month, and twenty days at 1 day a month.
    expect((await ledgerOf(person)).slice(-3)).toEqual([
      "2027-04-01 accrual +2",
      "2027-04-11 policy_change -0.67",
      "2027-05-01 accrual +1",
    ]);
  });

  test("back and forth on one day leaves the balance unchanged", async () => {
    const { person, owner, officeId, edit, balance } = await aMonthlyPerson();
    await edit(person, { officeId: owner.officeId });
    await edit(person, { officeId });
    expect(await balance(person)).toMatchObject({ balance: 6 * DAY });
  });

  test("to an office where it is already tomorrow posts what falls due there", async () => {
    const { person, office, edit } = await aMonthlyPerson();
    clock.set("2027-03-31"); // 15:00 UTC: the first of April in Tokyo.
    const { officeId } = await office({ vacation: MONTHLY, timezone: "Asia/Tokyo" });
    await edit(person, { officeId });
    expect((await ledgerOf(person)).at(-1)).toBe("2027-04-01 accrual +2");
  });

  test("to an office where it is already tomorrow posts what falls due there once, even with leave ahead", async () => {
    const { person, office, book, edit, tick } = await aMonthlyPerson();
    const { officeId } = await office({ vacation: MONTHLY, timezone: "Asia/Tokyo" });
    await book(person, "2027-03-30", "2027-04-02");
    await tick();
    clock.set("2027-03-31"); // 15:00 UTC: the first of April in Tokyo.
    await edit(person, { officeId, endDate: "2027-12-31" });
    expect((await ledgerOf(person)).slice(-2)).toEqual(["2027-03-30 usage -4", "2027-04-01 accrual +2"]);
  });
});

describe("a start date", () => {
  test("of July 1 leaves 184 of 365 days of the year", async () => {
    const { hire, edit, tick } = await aCompany();
    const person = await hire();
    await edit(person, { startDate: "2027-07-01" });
    expect(await ledgerOf(person)).toEqual(["2027-01-01 accrual +20", "2027-03-01 policy_change -20"]);
    clock.set("2027-07-01");
    await tick();
    expect((await ledgerOf(person)).at(-1)).toBe("2027-07-01 accrual +10.08");
  });

  test("long ago brings no carry-over of years that are not in the ledger", async () => {
    const { hire, edit } = await aCompany();
    const person = await hire();
    await edit(person, { startDate: "2010-03-01" });
    expect(await ledgerOf(person)).toEqual(["2027-01-01 accrual +20"]);
  });

  test("after the end date is refused", async () => {
    const { person, edit } = await aMonthlyPerson();
    await edit(person, { endDate: "2027-04-30" });
    await expect(edit(person, { startDate: "2027-05-01" })).rejects.toMatchObject({ code: "invalid_input" });
    await expect(edit(person, { startDate: "2027-05-02", endDate: "2027-05-01" })).rejects.toMatchObject({
      code: "invalid_input",
      fields: { endDate: "End date must be on or after start date" },
    });
  });
});

describe("leaving", () => {
  test("corrects the year's accruals, returns leave after the last day, and ends accrual", async () => {
    const { person, edit, book, submit, tick } = await aMonthlyPerson();
    const ids = [
      await book(person, "2027-03-05"),
      await book(person, "2027-03-18", "2027-03-22"),
      await book(person, "2027-04-05"),
    ];
    ids.push(await submit(person, "2027-03-12"));
    await edit(person, { endDate: "2027-03-19" });
    expect(await ledgerOf(person)).toEqual([
      "2027-01-01 accrual +2",
      "2027-02-01 accrual +2",
      "2027-03-01 accrual +2",
      "2027-03-01 policy_change -0.77",
      "2027-03-05 usage -1",
      "2027-03-18 usage -3",
      "2027-03-18 recost +1",
      "2027-04-05 usage -1",
      "2027-04-05 usage_reversal +1",
    ]);
    const requests = new Map((await listOwnRequests(person, {})).map((request) => [request.id, request]));
    expect(ids.map((id) => [requests.get(id)?.status, (requests.get(id)?.minutes ?? 0) / DAY])).toEqual([
      ["approved", 1],
      ["approved", 2],
      ["cancelled", 1],
      ["pending", 1],
    ]);
    clock.set("2028-02-01");
    await tick();
    expect(await ledgerOf(person)).toHaveLength(9);
  });

  test("by deactivation takes effect today, and earns part of the current month on that day", async () => {
    const { person, deactivate, submit, tick } = await aMonthlyPerson({
      accrualAmount: 2,
      accrualPeriod: "month",
      accrualTiming: "end_of_period",
    });
    clock.set("2027-03-10");
    await submit(person, "2027-03-10");
    await deactivate(person);
    expect(await ledgerOf(person)).toEqual([
      "2027-02-01 accrual +2",
      "2027-03-01 accrual +2",
      "2027-03-10 policy_change +0.65",
    ]);
    clock.set("2027-09-01");
    await tick();
    expect(await ledgerOf(person)).toHaveLength(3);
  });

  test("set late, into a closed year, corrects that year and its carry-over", async () => {
    const { hire, edit, tick, balance } = await aCompany();
    const person = await hire();
    clock.set("2028-02-01");
    await tick();
    await edit(person, { endDate: "2027-12-31" });
    expect(await balance(person)).toMatchObject({ leaveYear: 2028, balance: 0 });
  });
});

describe("coming back", () => {
  test("undoes the correction and posts the missed accruals", async () => {
    const { person, deactivate, edit, tick, balance } = await aMonthlyPerson();
    await deactivate(person);
    expect((await ledgerOf(person)).at(-1)).toBe("2027-03-01 policy_change -1.94");
    clock.set("2027-05-20");
    await edit(person, { isActive: true });
    expect(await balance(person)).toMatchObject({ balance: 10 * DAY });
    clock.set("2027-06-01");
    await tick();
    expect((await ledgerOf(person)).at(-1)).toBe("2027-06-01 accrual +2");
  });

  test("charges again for approved leave that the last day had shortened, past dates included", async () => {
    const { person, edit, book } = await aMonthlyPerson();
    const id = await book(person, "2027-03-18", "2027-03-24");
    const days = async () => {
      const found = (await listOwnRequests(person, {})).find((request) => request.id === id);
      return [found?.status, (found?.minutes ?? 0) / DAY];
    };
    await edit(person, { endDate: "2027-03-19" });
    expect(await days()).toEqual(["approved", 2]);
    await edit(person, { endDate: null });
    expect(await days()).toEqual(["approved", 5]);

    await edit(person, { endDate: "2027-03-19" });
    clock.set("2027-03-23");
    await edit(person, { endDate: "2027-03-22" });
    expect(await days()).toEqual(["approved", 3]);
    await edit(person, { endDate: null });
    expect(await days()).toEqual(["approved", 5]);
    const booked = (await ledgerOf(person)).filter((entry) => /usage|recost/.test(entry));
    expect(booked).toEqual([
      "2027-03-18 usage -5",
      "2027-03-18 recost +3",
      "2027-03-18 recost -3",
      "2027-03-18 recost +3",
      "2027-03-18 recost -1",
      "2027-03-18 recost -2",
    ]);
  });

  test("charges again for approved leave that a deactivation had shortened", async () => {
    const { person, deactivate, edit, book } = await aMonthlyPerson();
    clock.set("2027-03-18");
    const id = await book(person, "2027-03-18", "2027-03-24");
    await deactivate(person);
    clock.set("2027-03-22");
    await edit(person, { isActive: true });
    const requests = await listOwnRequests(person, {});
    expect(requests.find((request) => request.id === id)).toMatchObject({ status: "approved", minutes: 5 * DAY });
  });

  test("after New Year also posts the missed carry-over", async () => {
    const { hire, deactivate, edit, balance } = await aCompany();
    const person = await hire();
    clock.set("2027-11-01");
    await deactivate(person);
    clock.set("2028-01-20");
    await edit(person, { isActive: true });
    expect(await balance(person)).toMatchObject({ leaveYear: 2028, balance: 25 * DAY, accrued: 25 * DAY });
  });

  test("with a new start date starts a new employment period and keeps earlier accruals", async () => {
    const { person, deactivate, edit, tick } = await aMonthlyPerson();
    clock.set("2027-03-31");
    await deactivate(person);
    clock.set("2027-06-10");
    const back = await edit(person, { isActive: true, startDate: "2027-07-16" });
    expect(back).toMatchObject({ isActive: true, startDate: "2027-07-16", endDate: null });
    clock.set("2027-08-01");
    await tick();
    expect(await ledgerOf(person)).toEqual([
      "2027-01-01 accrual +2",
      "2027-02-01 accrual +2",
      "2027-03-01 accrual +2",
      "2027-07-16 accrual +1.03",
      "2027-08-01 accrual +2",
    ]);
    for (const startDate of ["2027-03-31", null]) {
      await expect(edit(person, { startDate })).rejects.toMatchObject({
        message: "Start date must be after Mar 31, 2027, the last day of the previous employment",
      });
    }
    expect(await edit(person, { startDate: "2027-04-01" })).toMatchObject({ startDate: "2027-04-01" });
  });

  test("leaves days between the employment periods free after a new holiday", async () => {
    const { owner, hire, edit, deactivate, book, balance } = await aCompany();
    const person = await hire();
    await edit(person, { startDate: "2026-01-01" });
    await deactivate(person);
    clock.set("2027-04-01");
    await edit(person, { isActive: true, startDate: "2027-06-02" });
    await book(person, "2027-05-31", "2027-06-04");
    await addHoliday(owner, owner.officeId, { name: "Founders' Day", date: "2027-06-04" });
    expect((await balance(person)).used).toBe(2 * 480);
  });
});

test("a person who left before their start date has no past employment", async () => {
  const { hire, edit, deactivate } = await aCompany();
  const person = await hire();
  await edit(person, { startDate: "2027-06-01" });
  await deactivate(person);
  await edit(person, { isActive: true, startDate: "2027-07-01" });
  expect(await edit(person, { startDate: "2027-05-15" })).toMatchObject({ startDate: "2027-05-15", endDate: null });
});

describe("a closed leave year", () => {
  test("in which leave is approved late carries less over to the next", async () => {
    const { hire, submit, approve, tick } = await aCompany();
    const person = await hire();
    clock.set("2027-12-01");
    const id = await submit(person, "2027-12-01", "2027-12-24");
    clock.set("2028-01-10");
    await tick();
    await approve(id);
    expect((await ledgerOf(person)).slice(1)).toEqual([
      "2027-12-01 usage -18",
      "2028-01-01 carry_over +5, 15 expired",
      "2028-01-01 accrual +20",
      "2028-01-10 carry_over -3",
    ]);
  });

  test("to which an adjustment is posted after a move to an earlier time zone carries less over", async () => {
    const { owner, office, hire, edit, tick } = await aCompany();
    const person = await hire(await office({ timezone: "Asia/Tokyo" }));
    clock.set("2027-12-31"); // The year is over in Tokyo, but not in New York.
    await tick();
    await edit(person, { officeId: owner.officeId });
    await adjustBalanceOf(owner, person.userId, { type: "vacation", adjustment: -18, reason: "Counted twice" });
    expect(await ledgerOf(person)).toEqual([
      "2027-01-01 accrual +20",
      "2027-12-31 adjustment -18",
      "2028-01-01 carry_over +5, 15 expired",
      "2028-01-01 accrual +20",
      "2028-01-01 carry_over -3",
    ]);
  });

  test("to which leave is returned carries more over to the next, up to its limit", async () => {
    const { hire, book, cancel, tick, balance } = await aCompany();
    const person = await hire();
    clock.set("2027-12-01");
    const id = await book(person, "2027-12-01", "2027-12-24");
    clock.set("2028-01-10");
    await tick();
    expect((await ledgerOf(person)).slice(-2)).toEqual(["2028-01-01 carry_over +2", "2028-01-01 accrual +20"]);
    await cancel(id);
    expect((await ledgerOf(person)).at(-1)).toBe("2028-01-10 carry_over +3, 15 expired");
    expect(await balance(person)).toMatchObject({ balance: 25 * DAY });
  });
});
