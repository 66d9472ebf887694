import { type Minutes, minutesPer } from "#core/leave/amounts.ts";
import { exact, Fraction, ratio } from "#core/policies/document/exact.ts";
import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import { roundExactly } from "#core/policies/document/roundingRule.ts";

const HALF = ratio(1, 2);

/** An amount within a minute of a whole step counts as that step, because posting rounds to whole minutes. */
export function roundedMinutes(
  minutes: Minutes,
  { rounding, unit }: Pick<PolicyDocument, "rounding" | "unit">,
): Minutes {
  if (!rounding || !Number.isFinite(minutes)) return minutes;
  const step = exact(rounding.to).mul(minutesPer(unit));
  const nearest = new Fraction(minutes).div(step).add(HALF).floor().mul(step);
  const isWhole = nearest.sub(minutes).abs().compare(1) <= 0;
  const rounded = isWhole ? nearest : roundExactly(new Fraction(minutes), { ...rounding, to: step.toFraction() });
  // Adding 0 turns -0 into 0.
  return rounded.add(HALF).floor().valueOf() + 0;
}
