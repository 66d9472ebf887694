import { describe, expect, test } from "@jest/globals";
import { aPolicy, aTimeline } from "#tests/scenarios/aCase.ts";
import type { GrantRule } from "../../document/grantRule.ts";
import type { PolicyDocument } from "../../document/PolicyDocument.ts";
import { documentOfTerms } from "../../document/documentOfTerms.ts";
import { termsOfDocument } from "../../document/termsOfDocument.ts";
import { policyTimeline } from "../../policyTimeline.ts";
import { FIRST_DAY, type TermsTimeline } from "../../termsTimeline.ts";
import { numberedAfter } from "../../Versioned.ts";
import { wholeTerms } from "../differingTerms.ts";
import { policyChange } from "../policyChange.ts";
import type { PolicyTerms } from "../../PolicyTerms.ts";
import { termsWithout } from "../scheduledChanges.ts";

const DAY = 480;
const JANUARY = "2027-01-01";
const JULY = "2027-07-01";
const OCTOBER = "2027-10-01";
const today = "2027-08-01";

const grant = (amount: number, more: Partial<GrantRule> = {}): GrantRule => ({
  frequency: "yearly",
  amount,
  carryOver: { max: 8, until: "06-30" },
  ...more,
});
const doc = (amount: number, more: Partial<PolicyDocument> = {}): PolicyDocument => ({
  unit: "day",
  grants: [grant(amount)],
  ...more,
});
const termsOf = (document: PolicyDocument) => termsOfDocument(document, "day");

function timelineOf(first: PolicyDocument, later: Record<string, PolicyDocument>): TermsTimeline {
  const documents = Object.entries({ [FIRST_DAY]: first, ...later });
  return policyTimeline(
    documents.map(([effectiveOn, document], nth) => ({ version: nth + 1, effectiveOn, value: termsOf(document) })),
  );
}

function saved(timeline: TermsTimeline, document: PolicyDocument, days: { on?: string; basedOn?: string } = {}) {
  const { on, basedOn } = days;
  const { versions } = policyChange(timeline, wholeTerms(termsOf(document)), {
    on,
    basedOn,
    today,
    startsIn: 1,
    unit: "day",
  });
  return Object.fromEntries(versions.map(({ effectiveOn, terms }) => [effectiveOn, documentOfTerms(terms)]));
}

const longest = { booking: { longest: 5 } };
const paid = { settlement: { pay: "all" as const } };

describe("an edited document", () => {
  test("keeps a scheduled raise, and its other rules apply from then on, too", () => {
    const timeline = timelineOf(doc(20), { [OCTOBER]: doc(24) });
    const carrying = { grants: [grant(20, { carryOver: "none" })] };
    expect(saved(timeline, doc(20, { ...carrying, ...longest }))).toEqual({
      [JANUARY]: doc(20, { ...carrying, ...longest }),
      [OCTOBER]: doc(24, { grants: [grant(24, { carryOver: "none" })], ...longest }),
    });
  });

  test("doesn't bring a raise within the leave year forward to the first day of the year", () => {
    const timeline = timelineOf(doc(20), { [JULY]: doc(24), [OCTOBER]: doc(25) });
    expect(saved(timeline, doc(24, paid))).toEqual({
      [JANUARY]: doc(20, paid),
      [JULY]: doc(24, paid),
      [OCTOBER]: doc(25, paid),
    });
  });

  test("replaces a value of earlier days, and applies until the next scheduled change of that value", () => {
    const scheduled = { [JULY]: doc(20, { booking: { longest: 9 } }), [OCTOBER]: doc(20, { booking: { longest: 3 } }) };
    expect(saved(timelineOf(doc(20), scheduled), doc(20, longest))).toEqual({
      [JANUARY]: doc(20, longest),
      [JULY]: doc(20, longest),
      [OCTOBER]: doc(20, { booking: { longest: 3 } }),
    });
  });

  test("can remove a rule from scheduled versions", () => {
    const timeline = timelineOf(doc(20, { ...longest, ...paid }), { [OCTOBER]: doc(24, { ...longest, ...paid }) });
    expect(saved(timeline, doc(20, paid))).toEqual({ [JANUARY]: doc(20, paid), [OCTOBER]: doc(24, paid) });
  });

  test("changes rules of the same section separately", () => {
    const notice = [{ days: 7 }];
    const timeline = timelineOf(doc(20, longest), { [OCTOBER]: doc(20, { booking: { longest: 9 } }) });
    expect(saved(timeline, doc(20, { booking: { longest: 5, notice } }))[OCTOBER]).toEqual(
      doc(20, { booking: { longest: 9, notice } }),
    );
  });

  test("is compared with the document of the day that was shown", () => {
    const timeline = timelineOf(doc(20), { [JULY]: doc(24), [OCTOBER]: doc(27) });
    expect(saved(timeline, doc(24, paid), { on: "2027-11-01", basedOn: today })).toEqual({
      "2027-11-01": doc(27, paid),
    });
    expect(saved(timeline, doc(27, paid), { basedOn: OCTOBER })).toEqual({
      [JANUARY]: doc(20, paid),
      [JULY]: doc(24, paid),
      [OCTOBER]: doc(27, paid),
    });
    expect(saved(timeline, doc(24, paid), { on: "2027-03-01", basedOn: today })["2027-03-01"]).toEqual(doc(20, paid));
    expect(saved(timeline, doc(24, paid), { on: "2027-11-01" })).toEqual({ "2027-11-01": doc(24, paid) });
  });

  test("that is the shown one changes nothing, on any day", () => {
    const timeline = timelineOf(doc(20), { [JULY]: doc(24), [OCTOBER]: doc(27) });
    expect(saved(timeline, doc(24))).toEqual({});
    expect(saved(timeline, doc(24), { on: "2027-11-01", basedOn: today })).toEqual({});
  });
});

describe("an edited list of grants", () => {
  const extra = grant(3, { name: "extra" });
  const two = { grants: [grant(20), extra] };

  test("keeps a list that changes later as it is scheduled", () => {
    const timeline = timelineOf(doc(20), { [OCTOBER]: doc(24) });
    expect(saved(timeline, doc(20, { ...two, ...paid }))).toEqual({
      [JANUARY]: doc(20, { ...two, ...paid }),
      [OCTOBER]: doc(24, paid),
    });
  });

  test("applies to a later version with the same list", () => {
    const timeline = timelineOf(doc(20), { [OCTOBER]: doc(20, longest) });
    expect(saved(timeline, doc(20, two))[OCTOBER]).toEqual(doc(20, { ...two, ...longest }));
  });

  test("a changed value applies to the same grant of a longer list, and to no list without that grant", () => {
    const later = timelineOf(doc(20), { [OCTOBER]: doc(20, two) });
    const carrying = grant(20, { carryOver: "none" });
    expect(saved(later, doc(20, { grants: [carrying] }))[OCTOBER]).toEqual(doc(20, { grants: [carrying, extra] }));
    const earlier = timelineOf(doc(20), { [JULY]: doc(20, two) });
    const more = doc(20, { grants: [grant(20), grant(4, { name: "extra" })] });
    expect(saved(earlier, more)).toEqual({ [JULY]: more });
  });

  test.each([
    ["another order", [extra, grant(20)], extra],
    ["another order of grants without names", [grant(3), grant(20)], grant(3)],
    ["another frequency", [grant(2, { frequency: "monthly" }), extra], extra],
  ])("is one value with %s", (_, grants, second) => {
    const raised = { grants: [grant(24), second] };
    const timeline = timelineOf(doc(20, { grants: [grant(20), second] }), { [OCTOBER]: doc(20, raised) });
    expect(saved(timeline, doc(20, { grants }))).toEqual({
      [JANUARY]: doc(20, { grants }),
      [OCTOBER]: doc(20, raised),
    });
  });
});

describe("another unit", () => {
  const inHours: PolicyDocument = { unit: "hour", grants: [grant(160)], ...longest };

  test("changes everything with amounts at once, and a later change of an amount keeps its unit", () => {
    const closed = { booking: { closed: ["12-24"] } };
    const timeline = timelineOf(doc(20), { [OCTOBER]: doc(20, closed), "2028-01-01": doc(24, closed) });
    expect(saved(timeline, inHours)).toEqual({
      [JANUARY]: inHours,
      [OCTOBER]: { ...inHours, booking: { longest: 5, closed: ["12-24"] } },
      "2028-01-01": doc(24, closed),
    });
  });

  test("of a scheduled document keeps its amounts, and other rules apply to it", () => {
    const timeline = timelineOf(doc(20), { [OCTOBER]: inHours });
    expect(saved(timeline, doc(20, { booking: { longest: 3, bookAhead: true } }))[OCTOBER]).toEqual({
      ...inHours,
      booking: { longest: 5, bookAhead: true },
    });
  });
});

describe("simple terms beside documents", () => {
  test("a changed field applies to a scheduled document that has the same value", () => {
    const simple = documentOfTerms(aPolicy());
    const timeline = aTimeline({}, { [OCTOBER]: termsOf({ ...simple, ...longest }) });
    const { versions } = policyChange(
      timeline,
      { carryOver: 2 * DAY },
      { on: undefined, today, startsIn: 1, unit: "day" },
    );
    expect(versions[1]?.terms.document).toMatchObject({ grants: [{ carryOver: { max: 2 } }], ...longest });
  });

  test("a scheduled raise of simple terms becomes part of the document", () => {
    const raise = aTimeline({ accrual: 20 * DAY }, { [OCTOBER]: { accrual: 25 * DAY } });
    const twenty = documentOfTerms(aPolicy({ accrual: 20 * DAY }));
    expect(saved(raise, { ...twenty, ...longest })[OCTOBER]).toEqual({
      ...twenty,
      grants: [{ ...twenty.grants?.[0], amount: 25 }],
      ...longest,
    });
  });
});

function aStory() {
  const versions = [{ version: 1, effectiveOn: FIRST_DAY, value: aPolicy({ accrual: 20 * DAY }) }];
  const edit = (given: Partial<PolicyTerms>, on?: string) => {
    const known = [...versions];
    const days = { on, known, today, startsIn: 1, unit: "day" as const };
    const { versions: added } = policyChange(policyTimeline(known), given, days);
    versions.push(...numberedAfter(known, added).map(({ terms, ...version }) => ({ ...version, value: terms })));
  };
  const cancel = (effectiveOn: string) =>
    edit(termsWithout(policyTimeline(versions), { effectiveOn }, today), effectiveOn);
  const periods = () => {
    const [, ...later] = policyTimeline(versions);
    return Object.fromEntries(later.map(({ from, terms }) => [from, documentOfTerms(terms)]));
  };
  return { edit, cancel, periods };
}

describe("a scheduled change that applies again", () => {
  test("does so although another rule was edited in the meantime", () => {
    const { edit, cancel, periods } = aStory();
    const save = (document: PolicyDocument, on?: string) => edit(wholeTerms(termsOf(document)), on);
    save(doc(20));
    save(doc(24), OCTOBER);
    save(doc(24), "2027-09-01");
    save(doc(20, longest));
    cancel("2027-09-01");
    expect(periods()).toEqual({ [JANUARY]: doc(20, longest), [OCTOBER]: doc(24, longest) });
  });

  test("stays in a scheduled document although the same value of the simple form is canceled for an earlier day", () => {
    const { edit, cancel, periods } = aStory();
    const twenty = documentOfTerms(aPolicy({ accrual: 20 * DAY }));
    const capped = { ...twenty, grants: [{ ...twenty.grants![0]!, cap: { balance: 30 } }], ...paid };
    edit(wholeTerms(termsOf(capped)), OCTOBER);
    edit({ maxBalance: 30 * DAY }, "2027-09-01");
    cancel("2027-09-01");
    expect(periods()).toEqual({ [OCTOBER]: capped });
  });
});
