import { expect, test } from "@jest/globals";
import type { AmountRule } from "../document/amountRule.ts";
import type { GrantRule } from "../document/grantRule.ts";
import type { PolicyDocument } from "../document/PolicyDocument.ts";
import { parseDocument } from "../document/parseDocument.ts";
import { templates } from "../templates/templates.ts";
import { amountForm, amountOfForm, withAmountKind } from "./amountForm.ts";
import { approverKind, listedApprovers, withApprovers, withAuto, withCondition, withListed } from "./approvalForm.ts";
import { beyondForm } from "./beyondForm.ts";
import { changed, changedOrNone } from "./changed.ts";
import { FREQUENCY_KINDS, frequencyKind, withFrequency } from "./frequencyForm.ts";
import { capAmount, capChoice, carryOverChoice, fullTimeChoice, payChoice, usableFromChoice } from "./grantChoices.ts";

const throughForm = (rule: AmountRule) => amountOfForm(amountForm(rule));

function rewrittenGrant(grant: GrantRule): GrantRule {
  const cap = capChoice.choose(grant.cap, capChoice.kindOf(grant.cap));
  const carryOver = carryOverChoice.choose(grant.carryOver, carryOverChoice.kindOf(grant.carryOver));
  return changed(withFrequency(grant, frequencyKind(grant.frequency)), {
    amount: throughForm(grant.amount),
    cap:
      cap &&
      ("perYear" in cap ? { perYear: throughForm(capAmount(cap)) } : { ...cap, balance: throughForm(capAmount(cap)) }),
    carryOver:
      typeof carryOver === "object" && "max" in carryOver
        ? { ...carryOver, max: throughForm(carryOver.max) }
        : carryOver,
    usableFrom: usableFromChoice.choose(grant.usableFrom, usableFromChoice.kindOf(grant.usableFrom)),
    fullTime: fullTimeChoice.choose(grant.fullTime, fullTimeChoice.kindOf(grant.fullTime)),
  });
}

function rewritten(document: PolicyDocument): PolicyDocument {
  const { grants, booking, settlement, consumption } = document;
  return changed(document, {
    grants: grants?.map(rewrittenGrant),
    consumption:
      consumption &&
      changedOrNone(consumption, { overdraft: consumption.overdraft && throughForm(consumption.overdraft) }),
    booking:
      booking &&
      changedOrNone(booking, { approval: booking.approval?.map((row) => withApprovers(row, approverKind(row))) }),
    settlement: settlement && {
      ...settlement,
      pay: payChoice.choose(settlement.pay, payChoice.kindOf(settlement.pay)) ?? settlement.pay,
    },
  });
}

test.each(templates)("the document of $id stays the same when the form reads and writes it", ({ document }) => {
  expect(JSON.stringify(rewritten(document))).toBe(JSON.stringify(document));
});

test.each<[AmountRule, string]>([
  [20, "number"],
  ["25/12", "number"],
  [{ weeks: 4, in: "days" }, "weeks"],
  [{ min: [28, { weeks: 5.6, in: "days" }] }, "weeks"],
  [{ days: 5 }, "workdays"],
  [
    {
      by: "age",
      tiers: [
        [0, 20],
        [50, 25],
      ],
    },
    "tiers",
  ],
  [
    {
      by: "yearsOfService",
      tiers: [
        [1, { weeks: 2, in: "days" }],
        [5, { weeks: 3, in: "days" }],
      ],
    },
    "tiers",
  ],
  [{ by: "grade", map: { staff: 20, manager: 25 } }, "names"],
  [
    {
      by: "yearsOfService",
      tiers: [
        [0, 4],
        [3, { weeks: 2, in: "days" }],
      ],
    },
    "other",
  ],
  [{ rate: 1, of: "serviceYearNumber" }, "other"],
  [{ min: [{ weeks: 5.6, in: "days" }, 28] }, "other"],
])("the amount %j is shown as %s and stays the same", (rule, kind) => {
  expect(amountForm(rule).kind).toBe(kind);
  expect(throughForm(rule)).toEqual(rule);
});

test("a new kind of amount starts with the amount of the previous kind", () => {
  expect(withAmountKind(20, "tiers", "days")).toEqual({ by: "yearsOfService", tiers: [[0, 20]] });
  expect(
    withAmountKind(
      {
        by: "age",
        tiers: [
          [0, 20],
          [50, 25],
        ],
      },
      "number",
      "days",
    ),
  ).toBe(20);
  expect(withAmountKind(20, "names", "days")).toEqual({ by: "grade", map: { staff: 20 } });
  expect(withAmountKind(20, "weeks", "hours")).toEqual({ weeks: 4, in: "hours" });
});

test.each(templates)("every frequency that the form offers makes a valid document of $id", ({ document }) => {
  for (const kind of FREQUENCY_KINDS) {
    const grants = document.grants?.map((grant) => withFrequency(grant, kind));
    const next = changed(document, { grants: grants?.map((grant) => changed(grant, { usableFrom: undefined })) });
    expect(() => parseDocument(next)).not.toThrow();
  }
});

test("every option of a setting makes a valid document, and is recognized when read back", () => {
  const grant: GrantRule = { frequency: "yearly", amount: 20 };
  const parsed = (fields: Partial<GrantRule>) =>
    parseDocument({ unit: "day", grants: [changed(grant, fields)] }).grants?.[0];
  for (const kind of capChoice.kinds) {
    expect(capChoice.kindOf(parsed({ cap: capChoice.choose({ perYear: 7 }, kind) })?.cap)).toBe(kind);
  }
  for (const kind of carryOverChoice.kinds) {
    expect(carryOverChoice.kindOf(parsed({ carryOver: carryOverChoice.choose("all", kind) })?.carryOver)).toBe(kind);
  }
  for (const kind of usableFromChoice.kinds) {
    expect(usableFromChoice.kindOf(parsed({ usableFrom: usableFromChoice.choose("now", kind) })?.usableFrom)).toBe(
      kind,
    );
  }
  for (const kind of fullTimeChoice.kinds) {
    expect(fullTimeChoice.kindOf(parsed({ fullTime: fullTimeChoice.choose(undefined, kind) })?.fullTime)).toBe(kind);
  }
  for (const kind of payChoice.kinds) {
    const pay = payChoice.choose("all", kind);
    const { settlement } = parseDocument({ unit: "day", ...(pay && { settlement: { pay } }) });
    expect(payChoice.kindOf(settlement?.pay)).toBe(kind);
  }
});

test("a new kind of cap keeps the amount of the previous one", () => {
  expect(capChoice.choose({ perYear: 7 }, "gate")).toEqual({ balance: 7, mode: "gate" });
});

test("settings that only the JSON view shows are named, with their grant if there are several", () => {
  const plain: PolicyDocument = {
    unit: "day",
    grants: [{ frequency: "yearly", amount: 20, carryOver: { max: 5, until: "03-31" } }],
    booking: { approval: [{ by: ["manager"] }] },
  };
  expect(beyondForm(plain)).toEqual([]);
  expect(
    beyondForm({
      unit: "day",
      grants: [
        { name: "extraDays", frequency: "yearly", amount: { rate: 1, of: "age" }, requires: { attendance: 0.8 } },
        { frequency: "monthly", amount: 1, lastOfYear: 2 },
      ],
      booking: { closed: ["12-24"], approval: [{ upTo: 2, by: [] }, { by: ["manager", ["admin", "owner"]] }] },
    }),
  ).toEqual([
    "the amount formula for “extra days”",
    "earning conditions for “extra days”",
    "the extra amount in the last period of the year for grant 2",
    "closed dates",
    "approval steps",
  ]);
});

test("the form names common approvals, and lists the people and roles of the others", () => {
  const finn = { person: "finn" };
  const kinds = [
    [],
    ["manager"],
    ["manager", "managersManager"],
    [["manager", finn]],
    [finn, "owner"],
    [finn, ["owner"]],
  ];
  expect(kinds.map((by) => approverKind({ by }))).toEqual([
    "nobody",
    "manager",
    "managerThenManager",
    "any",
    "all",
    "other",
  ]);
  const all = withApprovers({ upTo: 3, by: [["manager", finn]] }, "all");
  expect(all).toEqual({ upTo: 3, by: ["manager", finn] });
  expect(listedApprovers(withListed(all, "any", [...listedApprovers(all), "owner"]))).toEqual([
    "manager",
    finn,
    "owner",
  ]);
  expect(withListed(all, "any", [])).toEqual({ upTo: 3, by: [["manager"]] });
});

test("automatic approval keeps only the conditions that are set", () => {
  const row = withCondition(withAuto({ by: ["manager"] }, true), { upTo: 2 });
  expect(row).toEqual({ by: ["manager"], auto: { upTo: 2 } });
  expect(withCondition(withCondition(row, { notice: true }), { upTo: undefined, notice: false })).toEqual({
    by: ["manager"],
    auto: {},
  });
  expect(withAuto(row, false)).toEqual({ by: ["manager"] });
});
