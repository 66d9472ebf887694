import { describe, expect, test } from "@jest/globals";
import { aPolicy } from "#tests/scenarios/aCase.ts";
import { documentTerms } from "../document/termsOfDocument.ts";
import type { PolicyTerms } from "../PolicyTerms.ts";
import { policyTimeline } from "../policyTimeline.ts";
import { FIRST_DAY } from "../termsTimeline.ts";
import { numberedAfter, type Versioned } from "../Versioned.ts";
import { wholeTerms } from "./differingTerms.ts";
import { policyChange } from "./policyChange.ts";
import { scheduledChanges, termsWithout } from "./scheduledChanges.ts";

const DAY = 480;
const today = "2027-03-01";
const [july, august, september] = ["2027-07-01", "2027-08-01", "2027-09-01"];

class Policy {
  #versions: Versioned<PolicyTerms>[] = [{ version: 1, effectiveOn: FIRST_DAY, value: aPolicy({ accrual: 20 * DAY }) }];

  edit(given: Partial<PolicyTerms>, on?: string): this {
    const dates = { on, today, startsIn: 1, unit: "day" as const, known: this.#versions };
    const { versions } = policyChange(policyTimeline(this.#versions), given, dates);
    const added = numberedAfter(this.#versions, versions);
    this.#versions.push(
      ...added.map(({ version, effectiveOn: from, terms }) => ({ version, effectiveOn: from, value: terms })),
    );
    return this;
  }

  schedule(effectiveOn: string, given: Partial<PolicyTerms>): this {
    return this.edit(given, effectiveOn);
  }

  days(effectiveOn: string, accrual: number): this {
    return this.schedule(effectiveOn, { accrual: accrual * DAY });
  }

  cancel(effectiveOn: string): this {
    return this.schedule(effectiveOn, termsWithout(policyTimeline(this.#versions), { effectiveOn }, today));
  }

  get scheduled() {
    return scheduledChanges(policyTimeline(this.#versions), today).map(({ effectiveOn, changes }) => [
      effectiveOn,
      changes.document?.grants?.[0]?.amount ?? (changes.accrual ?? 0) / DAY,
    ]);
  }
}

describe("canceling a change to a value that was scheduled for a later day before", () => {
  test("lets it apply from that later day again", () => {
    const twice = new Policy().days(september, 25).days(august, 25);
    expect(twice.scheduled).toEqual([[august, 25]]);
    expect(twice.cancel(august).scheduled).toEqual([[september, 25]]);
    expect(twice.cancel(september).scheduled).toEqual([]);
  });

  test("does so for one change after another", () => {
    const policy = new Policy().days(september, 25).days(august, 25).days(july, 25);
    expect(policy.cancel(july).scheduled).toEqual([[august, 25]]);
    expect(policy.cancel(august).scheduled).toEqual([[september, 25]]);
  });

  test("does so if another field was edited since", () => {
    const policy = new Policy()
      .days(september, 25)
      .days(august, 25)
      .schedule(july, { carryOver: 2 * DAY });
    expect(policy.cancel(august).scheduled).toEqual([
      [july, 0],
      [september, 25],
    ]);
  });

  test("does so under policy documents", () => {
    const terms = wholeTerms(documentTerms({ unit: "day", grants: [{ frequency: "yearly", amount: 24 }] }));
    const policy = new Policy().schedule(september, terms).schedule(august, terms);
    expect(policy.scheduled).toEqual([[august, 24]]);
    expect(policy.cancel(august).scheduled).toEqual([[september, 24]]);
  });
});

describe("replacing a change to a value that was scheduled for a later day before", () => {
  test("lets it apply from that later day again", () => {
    const policy = new Policy().days(september, 25).days(august, 25).days(august, 22);
    expect(policy.scheduled).toEqual([
      [august, 22],
      [september, 25],
    ]);
    expect(policy.cancel(august).scheduled).toEqual([[september, 25]]);
  });

  test("does so under policy documents", () => {
    const [raise, less] = [24, 22].map((amount) =>
      wholeTerms(documentTerms({ unit: "day", grants: [{ frequency: "yearly", amount }] })),
    );
    const policy = new Policy().schedule(september, raise ?? {}).schedule(august, raise ?? {});
    expect(policy.schedule(august, less ?? {}).scheduled).toEqual([
      [august, 22],
      [september, 24],
    ]);
  });

  test("doesn't if only another field is replaced", () => {
    const policy = new Policy()
      .days(september, 25)
      .schedule(august, { accrual: 25 * DAY, carryOver: 2 * DAY })
      .schedule(august, { accrual: 25 * DAY, carryOver: 3 * DAY });
    expect(policy.scheduled).toEqual([[august, 25]]);
  });
});

describe("canceling a change lets no other change apply again", () => {
  test("one that was canceled itself", () => {
    expect(new Policy().days(september, 30).days(august, 25).cancel(september).cancel(august).scheduled).toEqual([]);
  });

  test("one to another value that was replaced itself", () => {
    const policy = new Policy().days(september, 25).days(september, 27).days(august, 25);
    expect(policy.scheduled).toEqual([
      [august, 25],
      [september, 27],
    ]);
    expect(policy.cancel(august).scheduled).toEqual([[september, 27]]);
  });
});

const raisedEarly = (on?: string) => new Policy().days(september, 25).edit({ accrual: 25 * DAY }, on);

describe("replacing a change made by today to a value that was scheduled for a later day before", () => {
  test.each([
    ["from the first day of the leave year", undefined, undefined],
    ["from today", today, today],
    ["from an earlier day than the change", "2027-02-10", "2027-02-01"],
  ])("lets it apply from that later day again, %s", (_, raisedOn, lowered) => {
    const raised = raisedEarly(raisedOn);
    expect(raised.scheduled).toEqual([]);
    expect(raised.edit({ accrual: 20 * DAY }, lowered).scheduled).toEqual([[september, 25]]);
  });

  test("doesn't if the change keeps applying on its own day", () => {
    expect(raisedEarly("2027-02-10").edit({ accrual: 20 * DAY }, today).scheduled).toEqual([]);
  });

  test("doesn't if only another field is replaced", () => {
    expect(raisedEarly().edit({ carryOver: 2 * DAY }).scheduled).toEqual([]);
  });

  test("keeps a return to an earlier value that is scheduled after it", () => {
    const policy = new Policy()
      .days(july, 25)
      .days(september, 20)
      .edit({ accrual: 25 * DAY });
    expect(policy.scheduled).toEqual([[september, 20]]);
    expect(policy.edit({ accrual: 20 * DAY }).scheduled).toEqual([
      [july, 25],
      [september, 20],
    ]);
  });
});
