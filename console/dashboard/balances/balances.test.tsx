import { expect, test } from "@jest/globals";
import { cleanup, screen, within } from "@testing-library/react";
import type { LeaveTypeAnswer } from "#core/api/LeaveTypeAnswer.ts";
import { heldReply } from "#console/shared/testing/heldReply.ts";
import { balance, me } from "../testing/facts.ts";
import { answer } from "../testing/fakeApi.ts";
import { openApp } from "../testing/openApp.tsx";
import { remainingTone } from "./remainingTone.ts";

const own = (key: string, name: string) => ({ ...me("Employee").leaveTypes[2], id: key, key, name }) as LeaveTypeAnswer;

const cardOf = (name: string) => screen.findByRole("article", { name: `${name} balance` });

test("a card shows the available, used, and pending days, and the days booked next year", async () => {
  const { nextYear: _next, ...figures } = balance();
  openApp("/", "Employee", {
    "GET /api/pto-balances": [
      balance({ nextYear: { ...figures, leaveYear: 2028, used: 3, pending: 0, available: -3 } }),
      balance({ id: "b2", type: "sick", isUnlimited: true }),
    ],
  });
  const vacation = await screen.findByRole("article", { name: "Vacation balance" });
  expect(vacation).toHaveTextContent("11.5 of 20 days available");
  expect(vacation).toHaveTextContent("6 days used · 2.5 days pending");
  expect(vacation).toHaveTextContent(/2028: 3 days bookedHow It Adds Up$/);
  expect(within(vacation).getByRole("progressbar")).toHaveAttribute("aria-valuenow", "57");
  expect(screen.getByRole("article", { name: "Sick balance" })).toHaveTextContent("Unlimited");
});

test("a card shows how much of the balance can't be used today", async () => {
  openApp("/", "Employee", { "GET /api/pto-balances": [balance({ available: 4 })] });
  expect(await cardOf("Vacation")).toHaveTextContent(
    "4 of 20 days available6 days used · 2.5 days pending · 7.5 days not usable today",
  );
});

test("a card names the details for which accrual waits", async () => {
  openApp("/", "Employee", {
    "GET /api/pto-balances": [
      balance({ waitingFor: ["startDate"] }),
      balance({ id: "b2", type: "sick", waitingFor: ["birthDate", "grade"] }),
    ],
  });
  expect(await cardOf("Vacation")).toHaveTextContent(
    "Waiting for your start date. Ask an Admin to add this information.",
  );
  expect(await cardOf("Sick")).toHaveTextContent(
    "Waiting for your birth date and “grade” group. Ask an Admin to add this information.",
  );
});

function openFor(startDate: string) {
  openApp("/", "Employee", {
    "GET /api/auth/user": { ...me("Employee"), startDate },
    "GET /api/pto-balances": [balance(), balance({ id: "b2", type: "sick", isUnlimited: true })],
  });
}

test("a card shows when leave begins for a person who starts later, but not after the first day", async () => {
  openFor("2199-03-01");
  expect(await cardOf("Vacation")).toHaveTextContent("You start on Mar 01, 2199. Nothing accrues before that day.");
  expect(await cardOf("Sick")).not.toHaveTextContent("You start");
  cleanup();
  openFor("2001-03-01");
  expect(await cardOf("Vacation")).not.toHaveTextContent("You start");
});

async function toneOf(type: string): Promise<string | undefined> {
  return within(await cardOf(type)).getByRole("progressbar").dataset["tone"];
}

test("a card with nothing yet shows its 0 in the neutral color, and one that is used up in the error color", async () => {
  const empty = { total: 0, accrued: 0, balance: 0, available: 0, used: 0, pending: 0 };
  openApp("/", "Employee", {
    "GET /api/pto-balances": [
      balance({ ...empty, waitingFor: ["startDate"] }),
      balance({ id: "b2", type: "sick", ...empty, total: 5, used: 5 }),
      balance({ id: "b3", type: "personal", ...empty }),
    ],
  });
  expect(await toneOf("Vacation")).not.toBe("error");
  expect(await toneOf("Sick")).toBe("error");
  expect(await toneOf("Personal")).not.toBe("error");
});

test("a leave year that starts in April is named after both calendar years, on its card and in its sum", async () => {
  const { keys } = openApp("/", "Employee", {
    "GET /api/auth/user": { ...me("Employee"), leaveYearStartsIn: 4 },
    "GET /api/pto-balances": [balance({ leaveYear: 2026 })],
    "GET /api/users/u1/ledger?type=vacation": [],
  });
  const vacation = await screen.findByRole("article", { name: "Vacation balance" });
  expect(vacation).toHaveTextContent("Vacation2026/27");
  await keys.click(within(vacation).getByRole("button", { name: "How It Adds Up: Vacation" }));
  expect(await screen.findByRole("tab", { name: "2026/27", selected: true })).toBeVisible();
  expect(await screen.findByText("Accrued in 2026/27")).toBeVisible();
});

test("the organization's own types have cards in their units; one that the person can't request only with leave", async () => {
  const hours: LeaveTypeAnswer = { ...own("time-in-lieu", "Time in lieu"), unit: "hour" };
  const board: LeaveTypeAnswer = { ...own("board-days", "Board days"), requestableBy: "admins" };
  const jury: LeaveTypeAnswer = { ...own("jury-duty", "Jury duty"), requestableBy: "managers" };
  const empty = { used: 0, pending: 0, nextYear: null };
  const held = heldReply();
  openApp("/", "Employee", {
    "GET /api/auth/user": { ...me("Employee"), leaveTypes: [...me("Employee").leaveTypes, hours, board, jury] },
    "GET /api/pto-balances": held.reply,
  });
  const section = await screen.findByRole("region", { name: "Your Balances" });
  expect(section.querySelectorAll(".MuiSkeleton-root")).toHaveLength(4);
  held.give([
    balance({ type: "time-in-lieu", used: 8, pending: 1 }),
    balance({ id: "b2", type: "board-days", isUnlimited: true, ...empty }),
    balance({ id: "b3", type: "jury-duty", ...empty, used: 1 }),
  ]);
  const card = await screen.findByRole("article", { name: "Time in lieu balance" });
  expect(card).toHaveTextContent("11.5 of 20 hours available");
  expect(card).toHaveTextContent("8 hours used · 1 hour pending");
  expect(screen.getByRole("article", { name: "Jury duty balance" })).toBeVisible();
  expect(screen.queryByRole("article", { name: "Board days balance" })).toBeNull();
});

test("balances that fail to load show an error", async () => {
  openApp("/", "Employee", { "GET /api/pto-balances": answer(403, { error: "Not now" }) });
  expect(await screen.findByText("Failed to load PTO balances")).toBeVisible();
  expect(screen.getByText("Not now")).toBeVisible();
});

test.each([
  [0.51, "primary"],
  [0.5, "secondary"],
  [0.21, "secondary"],
  [0.2, "error"],
  [-0.1, "error"],
])("a remaining share of %f has the tone %s", (share, tone) => expect(remainingTone(share)).toBe(tone));
