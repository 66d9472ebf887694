import { expect, test } from "@jest/globals";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import { reloadRestored } from "#console/shared/reloadRestored.ts";
import { propsOf } from "#console/shared/testing/propsOf.ts";
import { anOfficePolicy, aPerson } from "../testing/facts.ts";
import { openConsole, refusal } from "../testing/openConsole.tsx";
import "../Console.tsx";
import "./PolicyEditor.tsx";
import "./copy/CopyDialog.tsx";
import "./gallery/TemplateGallery.tsx";
import "./sample/SampleChart.tsx";

const POLICY = anOfficePolicy({ needsFullEditor: true });

const DOCUMENT: PolicyDocument = {
  unit: "day",
  grants: [
    {
      frequency: "yearly",
      amount: 20,
      starterShare: "byDay",
      leaverRounding: { to: 0.1, mode: "up" },
      carryOver: { max: 5, until: "03-31" },
    },
  ],
  booking: { closed: ["12-24"] },
};

const IMPACT = {
  effectiveOn: "2027-01-01",
  on: "2027-01-01",
  isUnchanged: false,
  isUnused: false,
  raisesOwn: false,
  people: 1,
  belowZero: 0,
  impact: [{ userId: "u1", name: "Maya Chen", before: 20, after: 25 }],
  below: [],
  summary: "",
};

const ANA = { userId: "u2", name: "Ana Lima", before: 10, after: 15 };

const BELOW = [{ userId: "u1", name: "Maya Chen", before: 2, after: -3 }];

function replyToSave(body: unknown): unknown {
  const { confirmed } = body as { confirmed?: true };
  if (confirmed) return { document: DOCUMENT, effectiveOn: "2027-01-01", version: 3, summary: "" };
  return refusal(409, "Please confirm", undefined, { code: "needs_confirmation", impact: BELOW })();
}

const saveAs = (body: unknown) => ({ ...(body as object), effectiveOn: "2027-01-01", version: 3, summary: "" });

async function openEditor(replies: Record<string, object> = {}) {
  const opened = openConsole("/admin/policies/p1/document", "Admin", {
    "GET /api/auth/user": { timezone: "UTC", leaveYearStartsIn: 1 },
    "GET /api/admin/policies/p1": POLICY,
    "GET /api/pto-policies/p1/document": { document: DOCUMENT, effectiveOn: "2027-01-01", version: 3, summary: "" },
    "POST /api/pto-policies/p1/document/preview": IMPACT,
    "GET /api/pto-policies/p1/versions": [],
    ...replies,
  });
  await screen.findByRole("heading", { level: 1, name: /^Vacation / });
  const saved = () => opened.made.filter(({ method }) => method === "PUT").map(({ body }) => body);
  const retype = async (field: HTMLElement, text: string) => {
    await opened.keys.clear(field);
    await opened.keys.type(field, text);
  };
  const save = () => opened.keys.click(screen.getByRole("button", { name: "Save policy" }));
  return { ...opened, saved, retype, save };
}

const amount = () => within(screen.getByRole("group", { name: "How much" })).getByLabelText("Amount");
const receiver = () => screen.getByRole("combobox", { name: "Move the rest to" });
const notices = () => screen.getAllByLabelText("Notice required");
const sentence = () => screen.getByRole("region", { name: "Summary" });

test("a changed number changes the sentence and the impact, and saving leaves everything else as it is", async () => {
  const { retype, save, saved } = await openEditor({ "PUT /api/pto-policies/p1/document": saveAs });
  expect(sentence()).toHaveTextContent("20 days a year on January 1");
  expect(screen.getByText(/appear only in the JSON view/)).toHaveTextContent(
    "rounding in the year of leaving and closed dates",
  );
  await retype(amount(), "25");
  expect(sentence()).toHaveTextContent("25 days a year on January 1");
  expect(await screen.findByText(/^1 person, \+5 days/)).toBeVisible();
  expect(screen.getByRole("row", { name: "Maya Chen 20 25" })).toBeVisible();
  await save();
  expect(await screen.findByText("Policy saved")).toBeVisible();
  expect(saved()).toEqual([
    { document: { ...DOCUMENT, grants: [{ ...DOCUMENT.grants?.[0], amount: 25 }] }, version: 3, basedOn: "2027-01-01" },
  ]);
  const sent = JSON.stringify({ document: DOCUMENT, version: 3, basedOn: "2027-01-01" });
  expect(JSON.stringify(saved()[0])).toBe(sent.replace('"amount":20', '"amount":25'));
});

test("after a save, the impact of the saved edit isn't requested again", async () => {
  const { made, retype, save } = await openEditor({ "PUT /api/pto-policies/p1/document": saveAs });
  await retype(amount(), "25");
  expect(await screen.findByText(/^1 person, \+5 days/)).toBeVisible();
  await save();
  const afterSaving = () => made.slice(made.findIndex(({ method }) => method === "PUT") + 1).map(({ path }) => path);
  await waitFor(() => expect(afterSaving()).toContain("/api/pto-policies/p1/versions"));
  expect(afterSaving()).not.toContain("/api/pto-policies/p1/document/preview");
});

test("typing in a field renders no other section again, and then changes only that field", async () => {
  const { keys, save, saved } = await openEditor({ "PUT /api/pto-policies/p1/document": saveAs });
  await screen.findByText("This policy has no versions yet");
  const others = ["Unit and leave year", "Usage", "Extra work", "When employment ends", "Version history", "Grant"];
  const sections = [...others, "Requests"].map((name) => screen.getByRole("region", { name }));
  const before = sections.map(propsOf);
  await keys.type(screen.getByLabelText("Longest request"), "9");
  expect(sections.filter((section, nth) => propsOf(section) !== before[nth])).toEqual([sections.at(-1)]);
  await keys.clear(amount());
  await keys.type(amount(), "21");
  await save();
  const [grant] = DOCUMENT.grants ?? [];
  const expected = { ...DOCUMENT, grants: [{ ...grant, amount: 21 }], booking: { closed: ["12-24"], longest: 9 } };
  await waitFor(() => expect(saved()).toEqual([{ document: expected, version: 3, basedOn: "2027-01-01" }]));
});

test("after a save for a later day, the form shows that day's policy, and the next edit is compared with it", async () => {
  const [grant] = DOCUMENT.grants ?? [];
  const raised = { ...DOCUMENT, grants: [{ ...grant, amount: 24 }], booking: { longest: 9 } };
  const answer = { document: raised, effectiveOn: "2027-11-01", version: 4, summary: "" };
  const { keys, save, saved, retype } = await openEditor({ "PUT /api/pto-policies/p1/document": answer });
  await keys.type(screen.getByLabelText("Longest request"), "9");
  await save();
  await waitFor(() => expect(amount()).toHaveValue("24"));
  expect(screen.queryByRole("button", { name: "Discard changes" })).toBeNull();
  await retype(screen.getByLabelText("Longest request"), "8");
  await save();
  await waitFor(() => expect(saved()).toHaveLength(2));
  expect(saved()[1]).toEqual({ document: { ...raised, booking: { longest: 8 } }, version: 4, basedOn: "2027-11-01" });
});

test("a number field with other text shows an error and prevents saving until it is fixed", async () => {
  const { retype, save, saved } = await openEditor();
  await retype(amount(), "many");
  expect(amount()).toHaveAccessibleDescription("Enter a number");
  expect(amount()).toBeInvalid();
  expect(screen.getByRole("list", { name: "To fix" })).toHaveTextContent(/^Grant 1, amount must be a number/);
  await save();
  expect(saved()).toEqual([]);
  await retype(amount(), "25/12");
  expect(amount()).toBeValid();
  expect(sentence()).toHaveTextContent("2.08 days a year");
});

test("a table by service is edited row by row", async () => {
  const { keys, retype } = await openEditor();
  await keys.click(screen.getByRole("combobox", { name: "Amount type" }));
  await keys.click(await screen.findByRole("option", { name: "By service, age, or hours" }));
  await keys.click(screen.getByRole("button", { name: "Add row" }));
  expect(screen.getByLabelText("From, row 2")).toHaveFocus();
  await retype(screen.getByLabelText("Amount, row 2"), "25");
  expect(sentence()).toHaveTextContent("20 days a year on January 1, 25 after 5 years of service");
  await retype(screen.getByLabelText("From, row 2"), "0");
  expect(screen.getByText("This must begin above the previous tier")).toBeVisible();
  await keys.click(screen.getByRole("button", { name: "Remove row 2" }));
  expect(sentence()).toHaveTextContent("20 days a year on January 1; new hires");
});

test("a template replaces the draft, and the JSON view shows its document", async () => {
  const { keys } = await openEditor();
  await keys.click(screen.getByRole("button", { name: "Start from a template" }));
  const gallery = await screen.findByRole("dialog", { name: "Start from a template" });
  await keys.type(within(gallery).getByRole("searchbox"), "germany");
  await keys.click(within(gallery).getByRole("button", { name: "Use Germany: annual leave" }));
  expect(sentence()).toHaveTextContent("24 days a year on January 1");
  await keys.click(screen.getByRole("tab", { name: "JSON" }));
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Policy document" }).value).toContain(
    '"germanStatutory"',
  );
  await keys.click(screen.getByRole("button", { name: "Discard changes" }));
  expect(sentence()).toHaveTextContent("20 days a year on January 1");
});

test("after a draft is discarded, the focus stays in the editor", async () => {
  const { keys, retype } = await openEditor();
  await retype(amount(), "25");
  await keys.click(screen.getByRole("button", { name: "Discard changes" }));
  await keys.tab();
  expect(screen.getByRole("button", { name: "Copy to other offices" })).toHaveFocus();
});

test("a problem in the JSON view is shown with its path, and blocks the form until it is resolved", async () => {
  const { keys } = await openEditor();
  await keys.click(screen.getByRole("tab", { name: "JSON" }));
  const text = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Policy document" });
  await keys.clear(text);
  await keys.paste('{"unit": "day", "grants": [{"frequency": "yearly", "amount": 20, "carryover": 5}]}');
  expect(screen.getByRole("list", { name: "Problems" })).toHaveTextContent("grants[0].carryover isn't a known field");
  await keys.click(screen.getByRole("tab", { name: "Form" }));
  expect(screen.getByText(/isn't a valid policy/)).toBeVisible();
  await keys.click(screen.getByRole("button", { name: "Discard JSON edits" }));
  expect(sentence()).toHaveTextContent("20 days a year on January 1");
});

test("a leave year by anniversary is chosen from a list and saved", async () => {
  const { keys, save, saved } = await openEditor();
  await keys.click(screen.getByRole("combobox", { name: "Leave year starts" }));
  await keys.click(await screen.findByRole("option", { name: "On the work anniversary" }));
  expect(sentence()).toHaveTextContent("The leave year runs from one work anniversary to the next.");
  await save();
  await waitFor(() => expect(JSON.stringify(saved())).toContain('"leaveYear":"hire"'));
});

test("a policy that leaves people below zero is saved only after they are listed", async () => {
  const { keys, retype, save, saved } = await openEditor({ "PUT /api/pto-policies/p1/document": replyToSave });
  await retype(amount(), "5");
  await save();
  const dialog = await screen.findByRole("dialog", { name: "This change would leave 1 person below zero" });
  expect(within(dialog).getByRole("row", { name: "Maya Chen 2 −3" })).toBeVisible();
  await keys.click(within(dialog).getByRole("button", { name: "Save anyway" }));
  expect(await screen.findByText("Policy saved")).toBeVisible();
  expect(saved().map((body) => (body as { confirmed?: true }).confirmed)).toEqual([undefined, true]);
});

test("a draft doesn't undo what another tab saved meanwhile; once discarded, it shows the saved policy", async () => {
  const later = { ...DOCUMENT, booking: { bookAhead: true } };
  let version = 3;
  const CHANGED = "This policy was changed after you opened it.";
  const { keys, retype, save, saved } = await openEditor({
    "GET /api/pto-policies/p1/document": () => ({
      document: version === 3 ? DOCUMENT : later,
      effectiveOn: "2027-01-01",
      version,
      summary: "",
    }),
    "PUT /api/pto-policies/p1/document": () => {
      version = 4;
      return refusal(409, CHANGED, undefined, { code: "changed" })();
    },
  });
  await retype(amount(), "25");
  await save();
  expect(await screen.findByText(CHANGED)).toBeVisible();
  expect(amount()).toHaveValue("25");
  await keys.click(screen.getByRole("button", { name: "Discard changes" }));
  await waitFor(() => expect(sentence()).toHaveTextContent(/days that will be earned/));
  expect(amount()).toHaveValue("20");
  expect(saved()).toEqual([expect.objectContaining({ version: 3 })]);
});

test("the impact lists the changes of the leave type that receives the excess, with its name", async () => {
  const sick = { userId: "u1", name: "Maya Chen", before: 3, after: -12, type: "sick" };
  const receivers = [{ type: "sick", on: "2027-02-14", people: 1, belowZero: 1, impact: [sick] }];
  const { retype } = await openEditor({
    "POST /api/pto-policies/p1/document/preview": { ...IMPACT, receivers, below: [sick] },
  });
  await retype(amount(), "25");
  const table = await screen.findByRole("table", { name: "People who would be below zero" });
  expect(within(table).getByRole("row", { name: "Maya Chen, Sick 3 −12" })).toBeVisible();
  expect(screen.getByText(/^Sick: 1 person, −15 days as of/)).toBeVisible();
});

test("the saved policy is copied to other offices, once the people below zero are confirmed", async () => {
  const others = ["Lisbon", "Paris"].map((officeName, nth) => ({
    ...POLICY,
    id: `p${nth + 2}`,
    officeId: `o${nth + 2}`,
    officeName,
  }));
  const { keys, made } = await openEditor({
    "GET /api/admin/policies": [POLICY, ...others],
    "POST /api/pto-policies/p1/document/copy/preview": { ...IMPACT, people: 2, impact: [...IMPACT.impact, ANA] },
    "POST /api/pto-policies/p1/document/copy": (body: unknown) =>
      (body as { confirmed?: true }).confirmed
        ? others.map(({ id, officeId }) => ({ policyId: id, officeId, effectiveOn: "2027-01-01", isChanged: true }))
        : replyToSave(body),
  });
  await keys.click(screen.getByRole("button", { name: "Copy to other offices" }));
  const dialog = await screen.findByRole("dialog", { name: "Copy to other offices" });
  await keys.click(await within(dialog).findByRole("checkbox", { name: "Lisbon" }));
  await keys.click(within(dialog).getByRole("checkbox", { name: "Paris" }));
  expect(within(dialog).queryByRole("checkbox", { name: "Berlin" })).not.toBeInTheDocument();
  expect(await within(dialog).findByText(/^2 people, \+5 days each as of/)).toBeVisible();
  expect(within(dialog).getByRole("table", { name: "People whose balances change" })).toHaveTextContent("Ana Lima");
  await keys.click(within(dialog).getByRole("button", { name: "Copy to 2 offices" }));
  expect(await within(dialog).findByText(/^This change would leave 1 person below zero/)).toBeVisible();
  await keys.click(within(dialog).getByRole("button", { name: "Copy anyway" }));
  expect(await screen.findByText("Copied to 2 offices")).toBeVisible();
  expect(within(dialog).queryByText(/^Version copied/)).not.toBeInTheDocument();
  const sent = made.filter(({ path }) => path.endsWith("/copy")).map(({ body }) => body);
  expect(sent).toEqual([{ officeIds: ["o2", "o3"] }, { officeIds: ["o2", "o3"], confirmed: true }]);
});

const versionFrom = (effectiveOn: string | null, more: object = {}) => ({
  version: 1,
  effectiveOn,
  isInForce: true,
  madeAt: "2026-12-01T10:00:00.000Z",
  madeBy: null,
  document: DOCUMENT,
  summary: `From ${effectiveOn}.`,
  differences: [],
  ...more,
});

test("the copy names the version that applies on its effective date, if other days have another one", async () => {
  const { keys } = await openEditor({
    "GET /api/admin/policies": [POLICY, { ...POLICY, id: "p2", officeId: "o2", officeName: "Lisbon" }],
    "GET /api/pto-policies/p1/versions": [
      versionFrom("2028-01-01", { version: 4 }),
      versionFrom("2027-06-01", { version: 3, isInForce: false }),
      versionFrom("2027-01-01", { version: 2 }),
      versionFrom(null),
    ],
    "POST /api/pto-policies/p1/document/copy/preview": (body: unknown) => {
      const { effectiveOn = "2027-01-01" } = body as { effectiveOn?: string };
      return { ...IMPACT, effectiveOn, isUnchanged: effectiveOn === "2028-02-01" };
    },
  });
  await keys.click(screen.getByRole("button", { name: "Copy to other offices" }));
  const dialog = await screen.findByRole("dialog", { name: "Copy to other offices" });
  await keys.click(await within(dialog).findByRole("checkbox", { name: "Lisbon" }));
  const named = async () => (await within(dialog).findByText(/^Version copied/)).textContent.replaceAll("\u00A0", " ");
  expect(await named()).toBe("Version copied: from Jan 01, 2027");
  for (const [day, from] of [
    ["2027-07-01", "Jan 01, 2027"],
    ["2028-02-01", "Jan 01, 2028"],
  ] as const) {
    fireEvent.change(within(dialog).getByLabelText(/^Effective date/), { target: { value: day } });
    await waitFor(async () => expect(await named()).toBe(`Version copied: from ${from}`));
  }
  expect(within(dialog).getByText("The chosen offices already have this policy.")).toBeVisible();
});

test("the history names each version's author and differences, and an old version can be edited again", async () => {
  const old = { ...DOCUMENT, grants: [{ ...DOCUMENT.grants![0]!, amount: 18 }] };
  const shared = { madeAt: "2026-12-01T10:00:00.000Z", summary: "18 days a year." };
  const { keys } = await openEditor({
    "GET /api/pto-policies/p1/versions": [
      {
        ...shared,
        version: 2,
        madeBy: { id: "u1", name: "Ada Reyes" },
        effectiveOn: "2027-01-01",
        isInForce: true,
        document: DOCUMENT,
        differences: [
          { before: "18 days a year on January 1", after: "20 days a year on January 1" },
          { before: null, after: "up to 5 days carry over" },
        ],
      },
      { ...shared, version: 1, madeBy: null, effectiveOn: null, isInForce: true, document: old, differences: [] },
    ],
  });
  const [newest, first] = within(await screen.findByRole("list", { name: "Versions" }))
    .getAllByRole("listitem")
    .filter((item) => within(item).queryByRole("button"));
  expect(newest).toHaveTextContent(
    /^From Jan 01, 2027.*Ada Reyes, .*18 days a year on January 1 20 days .*Up to 5 days/,
  );
  expect(first).toHaveTextContent(/^From the start.*Created with its office, .*18 days a year\.$/);
  await keys.click(within(first!).getByRole("button", { name: "Edit this version (from the start)" }));
  expect(sentence()).toHaveTextContent("18 days a year on January 1");
});

test("a scheduled version is edited for its day and compared with itself, so values that are changed back aren't lost", async () => {
  const [grant] = DOCUMENT.grants ?? [];
  const raised = { ...DOCUMENT, grants: [{ ...grant, amount: 24 }], booking: { ...DOCUMENT.booking, longest: 9 } };
  const scheduled = { version: 3, effectiveOn: "2099-01-01", isInForce: true, document: raised, differences: [] };
  const { keys, save, saved } = await openEditor({
    "GET /api/pto-policies/p1/versions": [
      { ...scheduled, madeAt: "2026-12-01T10:00:00.000Z", madeBy: null, summary: "24 days a year." },
    ],
    "PUT /api/pto-policies/p1/document": saveAs,
  });
  await keys.click(await screen.findByRole("button", { name: "Edit this version (from Jan 01, 2099)" }));
  await keys.clear(screen.getByLabelText("Longest request"));
  await save();
  const edited = { ...raised, booking: DOCUMENT.booking };
  const expected = { document: edited, version: 3, basedOn: "2099-01-01", effectiveOn: "2099-01-01" };
  await waitFor(() => expect(saved()).toEqual([expected]));
});

test("a scheduled version can get today's values back, and the date is emptied if it isn't edited after all", async () => {
  const [grant] = DOCUMENT.grants ?? [];
  const raised = { ...DOCUMENT, grants: [{ ...grant, amount: 24 }] };
  const scheduled = { version: 3, effectiveOn: "2099-01-01", isInForce: true, document: raised, differences: [] };
  const { keys, retype, save, saved } = await openEditor({
    "GET /api/pto-policies/p1/versions": [
      { ...scheduled, madeAt: "2026-12-01T10:00:00.000Z", madeBy: null, summary: "24 days a year." },
    ],
    "PUT /api/pto-policies/p1/document": saveAs,
  });
  const edit = await screen.findByRole("button", { name: "Edit this version (from Jan 01, 2099)" });
  await keys.click(edit);
  await keys.click(screen.getByRole("button", { name: "Discard changes" }));
  expect(screen.getByLabelText("Effective date")).toHaveValue("");
  await keys.click(edit);
  await retype(amount(), "20");
  await save();
  const expected = { document: DOCUMENT, version: 3, basedOn: "2099-01-01", effectiveOn: "2099-01-01" };
  await waitFor(() => expect(saved()).toEqual([expected]));
});

test("a canceled version is no longer marked as scheduled", async () => {
  const ahead = { madeAt: "2026-12-01T10:00:00.000Z", madeBy: null, document: DOCUMENT, summary: "20 days a year." };
  await openEditor({
    "GET /api/pto-policies/p1/versions": [
      { ...ahead, version: 3, effectiveOn: "2099-01-01", isInForce: true, differences: [] },
      { ...ahead, version: 2, effectiveOn: "2098-01-01", isInForce: false, differences: [] },
    ],
  });
  const [scheduled, cancelled] = within(await screen.findByRole("list", { name: "Versions" })).getAllByRole("listitem");
  expect(scheduled).toHaveTextContent("Scheduled");
  expect(cancelled).not.toHaveTextContent("Scheduled");
  expect(cancelled).toHaveTextContent("Canceled or replaced");
});

test("leaving with unsaved changes asks first, and leaving without any doesn't", async () => {
  const { keys, retype } = await openEditor({ "GET /api/admin/offices": [] });
  await retype(amount(), "25");
  await keys.click(screen.getByRole("link", { name: "Offices" }));
  const dialog = await screen.findByRole("dialog", { name: "Leave without saving?" });
  await keys.click(within(dialog).getByRole("button", { name: "Keep editing" }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await keys.click(screen.getByRole("button", { name: "Discard changes" }));
  await keys.click(screen.getByRole("link", { name: "Offices" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Offices" })).toBeVisible();
});

const isWarned = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

test("unsaved changes don't stop the reload of a page that the browser restored", async () => {
  const { retype } = await openEditor({ "GET /api/admin/offices": [] });
  await retype(amount(), "25");
  expect(isWarned()).toBe(true);
  const stop = reloadRestored(window, () => {});
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(isWarned()).toBe(false);
  stop();
  document.body.hidden = false;
});

test("the browser's Back and Forward buttons ask before they discard unsaved changes", async () => {
  const { keys, retype } = await openEditor({ "GET /api/admin/offices": [] });
  await keys.click(screen.getByRole("link", { name: "Offices" }));
  await screen.findByRole("heading", { level: 1, name: "Offices" });
  act(() => window.history.back());
  await screen.findByRole("heading", { level: 1, name: /^Vacation / });
  await retype(amount(), "25");
  act(() => window.history.forward());
  const dialog = await screen.findByRole("dialog", { name: "Leave without saving?" });
  await waitFor(() => expect(window.location.pathname).toBe("/admin/policies/p1/document"));
  await keys.click(within(dialog).getByRole("button", { name: "Keep editing" }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(amount()).toHaveValue("25");
  act(() => window.history.forward());
  const again = await screen.findByRole("dialog", { name: "Leave without saving?" });
  await waitFor(() => expect(window.location.pathname).toBe("/admin/policies/p1/document"));
  await keys.click(within(again).getByRole("button", { name: "Leave" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Offices" })).toBeVisible();
});

test("the excess above the carry-over limit moves to a chosen leave type, and an unknown one is a problem", async () => {
  const unknown = { ...DOCUMENT, grants: [{ ...DOCUMENT.grants![0]!, carryOver: { max: 5, excess: "bonus" } }] };
  const { keys, save, saved } = await openEditor({
    "GET /api/pto-policies/p1/document": { document: unknown, effectiveOn: "2027-01-01", version: 3, summary: "" },
    "PUT /api/pto-policies/p1/document": { document: unknown, effectiveOn: "2027-01-01", version: 3, summary: "" },
  });
  expect(receiver()).toHaveTextContent("Bonus");
  expect(receiver()).toHaveAccessibleDescription("This must be a leave type in the organization");
  await save();
  expect(saved()).toEqual([]);
  await keys.click(receiver());
  const names = (await screen.findAllByRole("option")).map(({ textContent }) => textContent);
  expect(names).toEqual(["Nowhere (it expires)", "Sick", "Personal", "Bonus"]);
  await keys.click(screen.getByRole("option", { name: "Sick" }));
  expect(sentence()).toHaveTextContent("the excess moves to sick leave");
  expect(receiver()).toBeValid();
});

test("a removed row takes its typed text with it", async () => {
  const tiers: [number, number][] = [
    [0, 1],
    [30, 2],
    [40, 2],
  ];
  const document: PolicyDocument = {
    unit: "day",
    grants: [{ frequency: "yearly", amount: { by: "age", tiers } }],
    booking: { notice: [{ upTo: 1, days: 4 }, { upTo: 2, days: 5 }, { days: 5 }] },
  };
  const { keys } = await openEditor({
    "GET /api/pto-policies/p1/document": { document, effectiveOn: "2027-01-01", version: 3, summary: "" },
  });
  await keys.type(screen.getByLabelText("Amount, row 2"), ".");
  await keys.click(screen.getByRole("button", { name: "Remove row 2" }));
  expect(screen.getByLabelText("Amount, row 2")).toHaveValue("2");
  await keys.type(notices()[1]!, ".");
  await keys.click(screen.getByRole("button", { name: "Remove notice rule 2" }));
  expect(notices()[1]).toHaveValue("5");
});

test("the sample person's leave years follow the facts that are typed", async () => {
  const { keys } = await openEditor();
  const sample = screen.getByRole("region", { name: "Sample person" });
  const start = within(sample).getByLabelText("Start date");
  await keys.clear(start);
  await keys.type(start, "2019-01-01");
  const years = await within(sample).findByRole("table");
  const first = () => within(within(years).getAllByRole("row")[1]!).getAllByRole("cell");
  await waitFor(() => expect(first().map(({ textContent }) => textContent)).toEqual(["20", "0", "20", "5"]));
});

test("the sentences name the people who approve", async () => {
  const person = "01a22031-c3f5-765d-9c52-4abcf86e0893";
  const document = { ...DOCUMENT, booking: { approval: [{ by: [{ person }] }] } };
  await openEditor({
    "GET /api/pto-policies/p1/document": { document, effectiveOn: "2027-01-01", version: 3, summary: "" },
    "GET /api/admin/people": [aPerson({ id: person, name: "Tom Okafor" })],
  });
  await waitFor(() => expect(sentence()).toHaveTextContent("Requests need approval from Tom Okafor."));
});

test("a policy that can't be loaded offers a retry", async () => {
  openConsole("/admin/policies/p1/document", "Admin", { "GET /api/admin/policies/p1": POLICY });
  expect(await screen.findByText("Failed to load this policy")).toBeVisible();
  expect(screen.getByRole("button", { name: "Retry" })).toBeVisible();
});

test("the policy of a group has no leave year of its own, even if a template has", async () => {
  const assignment = { group: "staff", person: null, position: 1, startsOn: "2027-01-01", endsOn: null };
  const { keys } = await openEditor({
    "GET /api/admin/policies/p1": anOfficePolicy({ assignment }),
    "GET /api/pto-policies/p1/document": {
      document: { ...DOCUMENT, leaveYear: "hire" },
      effectiveOn: "2027-01-01",
      summary: "",
    },
  });
  expect(screen.queryByRole("combobox", { name: "Leave year starts" })).toBeNull();
  expect(screen.getByText("The leave year follows the policy of each person's office.")).toBeVisible();
  await keys.click(screen.getByRole("button", { name: "Start from a template" }));
  const gallery = await screen.findByRole("dialog");
  await keys.type(within(gallery).getByRole("searchbox"), "Austria");
  await keys.click(await within(gallery).findByRole("button", { name: "Use Austria: annual leave" }));
  expect(sentence()).not.toHaveTextContent("work anniversary");
  expect(sentence()).toHaveTextContent("30 days a year on January 1");
});
