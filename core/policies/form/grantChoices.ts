import type { GrantRule } from "../document/grantRule.ts";
import type { PolicyDocument } from "../document/PolicyDocument.ts";

type CarryOver = GrantRule["carryOver"];
type Cap = GrantRule["cap"];
type UsableFrom = GrantRule["usableFrom"];
type FullTime = GrantRule["fullTime"];
type Pay = NonNullable<PolicyDocument["settlement"]>["pay"];

interface FormChoice<Setting, Kind extends string> {
  kinds: readonly Kind[];
  kindOf: (setting: Setting) => Kind;
  choose: (setting: Setting, kind: Kind) => Setting;
}

function formChoice<Setting, Kind extends string>(
  starts: Record<Kind, (setting: Setting) => Setting>,
  kindOf: (setting: Setting) => Kind,
): FormChoice<Setting, Kind> {
  return {
    kinds: Object.keys(starts) as Kind[],
    kindOf,
    choose: (setting, kind) => (kindOf(setting) === kind ? setting : starts[kind](setting)),
  };
}

export const carryOverChoice = formChoice<CarryOver, "all" | "none" | "max" | "months" | "monthsAfterYear">(
  {
    all: () => undefined,
    none: () => "none",
    max: () => ({ max: 5 }),
    months: () => ({ months: 12 }),
    monthsAfterYear: () => ({ monthsAfterYear: 3 }),
  },
  (setting = "all") => {
    if (typeof setting === "string") return setting;
    if ("max" in setting) return "max";
    return "months" in setting ? "months" : "monthsAfterYear";
  },
);

export const capChoice = formChoice<Cap, "none" | "clip" | "gate" | "perYear" | "on" | "onAnniversary">(
  {
    none: () => undefined,
    clip: (cap) => ({ balance: capAmount(cap), mode: "clip" }),
    gate: (cap) => ({ balance: capAmount(cap), mode: "gate" }),
    perYear: (cap) => ({ perYear: capAmount(cap) }),
    on: (cap) => ({ on: "12-31", balance: capAmount(cap) }),
    onAnniversary: (cap) => ({ onAnniversary: true, balance: capAmount(cap) }),
  },
  (cap) => {
    if (!cap) return "none";
    if ("perYear" in cap) return "perYear";
    if ("on" in cap) return "on";
    return "onAnniversary" in cap ? "onAnniversary" : (cap.mode ?? "clip");
  },
);

export function capAmount(cap: Cap) {
  if (!cap) return 30;
  return "perYear" in cap ? cap.perYear : cap.balance;
}

export const usableFromChoice = formChoice<UsableFrom, "now" | "nextYear" | "wait">(
  { now: () => undefined, nextYear: () => "nextYear", wait: () => ({ months: 3 }) },
  (setting = "now") => (typeof setting === "string" ? setting : "wait"),
);

export const fullTimeChoice = formChoice<FullTime, "none" | "hoursPerWeek" | "daysPerWeek">(
  { none: () => undefined, hoursPerWeek: () => ({ hoursPerWeek: 40 }), daysPerWeek: () => ({ daysPerWeek: 5 }) },
  (setting) => (!setting ? "none" : "hoursPerWeek" in setting ? "hoursPerWeek" : "daysPerWeek"),
);

export const payChoice = formChoice<Pay | undefined, "undecided" | "all" | "none" | "max" | "recent">(
  {
    undecided: () => undefined,
    all: () => "all",
    none: () => "none",
    max: () => ({ max: 10 }),
    recent: () => ({ grantsWithinMonths: 12 }),
  },
  (pay) => {
    if (pay === undefined) return "undecided";
    if (typeof pay === "string") return pay;
    return "max" in pay ? "max" : "recent";
  },
);
