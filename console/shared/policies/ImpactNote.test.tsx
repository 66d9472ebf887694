import "@testing-library/jest-dom/jest-globals";
import { beforeEach, expect, test } from "@jest/globals";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import type { PolicyImpactAnswer } from "#core/api/PolicyAnswer.ts";
import { ImpactNote } from "./ImpactNote.tsx";
import { usePolicyImpact } from "./usePolicyImpact.ts";

const person = (name: string, before: number, after: number) => ({ userId: name, name, before, after });
const RAISE: PolicyImpactAnswer = {
  effectiveOn: "2027-01-01",
  on: "2027-01-01",
  isUnchanged: false,
  isUnused: false,
  raisesOwn: false,
  people: 2,
  belowZero: 0,
  impact: [person("Ann", 20, 25), person("Bob", 18, 23)],
  below: [],
};

let asked: { url: string; body: unknown }[] = [];
let answer: { status: number; body: unknown };
beforeEach(() => {
  asked = [];
  globalThis.fetch = (async (url: string, { body }: { body: string }) => {
    asked.push({ url, body: JSON.parse(body) });
    const text = async () => JSON.stringify(answer.body);
    const json = async () => answer.body;
    return { ok: answer.status < 400, status: answer.status, headers: new Headers(), text, json };
  }) as unknown as typeof fetch;
});

function Note({ patch }: { patch: object | undefined }) {
  return <ImpactNote type="vacation" impact={usePolicyImpact("p1", patch)} />;
}

function show(patch: object | undefined) {
  const client = new QueryClient();
  const note = (edit: object | undefined) => (
    <QueryClientProvider client={client}>
      <Note patch={edit} />
    </QueryClientProvider>
  );
  const { rerender } = render(note(patch));
  return { edit: (next: object) => rerender(note(next)) };
}

test("an edit shows whose balances change, for the edited fields", async () => {
  answer = { status: 200, body: RAISE };
  const { edit } = show(undefined);
  expect(screen.getByRole("status")).toHaveTextContent("Change a value to see whose balances are affected.");
  expect(asked).toEqual([]);
  edit({ accrualAmount: 25 });
  expect(await screen.findByText("2 people, +5 days each as of January 1, 2027.")).toBeVisible();
  expect(asked).toEqual([{ url: "/api/pto-policies/p1/preview", body: { accrualAmount: 25 } }]);
});

test("the note names the first five people who fall below zero and counts the others", async () => {
  const impact = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gil"].map((name, nth) => person(name, 1, nth - 7));
  answer = { status: 200, body: { ...RAISE, people: 8, belowZero: 7, impact: [...impact, person("Hal", -1, -2)] } };
  show({ accrualAmount: 1 });
  const names = await screen.findByText("Below zero: Ann (−7), Bob (−6), Cat (−5), Dan (−4), Eve (−3), and 2 more");
  expect(names.textContent).toContain("Ann\u00A0(−7), Bob\u00A0(−6)");
});

test("the note names the people who fall below zero only in the next leave year", async () => {
  const impact = [person("Ann", 1, -4), person("Bob", 18, 13)];
  const below = [person("Ann", 1, -4), person("Bob", 2, -3)];
  answer = { status: 200, body: { ...RAISE, belowZero: 1, impact, below } };
  show({ accrualAmount: 15 });
  expect(await screen.findByText("Below zero: Ann (−4)")).toBeVisible();
  expect(screen.getByText("Below zero by the start of the next leave year: Bob (−3)")).toBeVisible();
});

test("the note names the people who fall below zero in a type that receives the policy's excess", async () => {
  const bob = { ...person("Bob", 3, -12), type: "sick" };
  const receivers = [{ type: "sick", on: "2027-02-14", people: 1, belowZero: 1, impact: [bob] }];
  answer = { status: 200, body: { ...RAISE, receivers, below: [bob] } };
  show({ carryOverDays: 5 });
  const text = "Sick: 1 person, −15 days as of February 14, 2027; 1 falls below zero.";
  expect(await screen.findByText((_, node) => node?.textContent.replaceAll("\u00A0", " ") === text)).toBeVisible();
  expect(screen.getByText(/^Below zero in Sick: Bob/)).toHaveTextContent("Below zero in Sick: Bob (−12)");
  expect(screen.queryByText(/by the start of the next leave year/)).not.toBeInTheDocument();
});

test("the note names the people whose leave would wait for facts", async () => {
  const waiting = [{ facts: ["birthDate"], people: 1, names: ["Ann"] }];
  answer = { status: 200, body: { ...RAISE, waiting } };
  show({ accrualAmount: 25 });
  const text = "1 person needs a birth date first, and won't accrue leave until then: Ann.";
  expect(await screen.findByText(text)).toBeVisible();
});

test("the note states that other Admins and Owners will be notified of an edit that raises the editor's own leave", async () => {
  answer = { status: 200, body: { ...RAISE, raisesOwn: true } };
  show({ accrualAmount: 25 });
  const text = "The other Admins and Owners will be notified, because this increases your own leave.";
  expect(await screen.findByText(text)).toBeVisible();
});

test("the note shows why the server refuses an edit", async () => {
  const error = "Changes can be scheduled through Mar 01, 2032";
  answer = { status: 400, body: { error, code: "too_far_ahead" } };
  show({ accrualAmount: 1, effectiveOn: "2033-01-01" });
  expect(await screen.findByText(error)).toBeVisible();
});

test("the note states that the impact isn't available when the server gives no reason", async () => {
  answer = { status: 502, body: {} };
  show({ accrualAmount: 1 });
  expect(await screen.findByText("The impact of this change isn't available right now.")).toBeVisible();
});
