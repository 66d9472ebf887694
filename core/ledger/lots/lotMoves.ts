import type { IsoDate } from "#core/calendar/dates.ts";
import { exact, type Fraction } from "#core/policies/document/exact.ts";
import { ALWAYS, type GrantCase } from "#core/policies/facts/GrantCase.ts";
import { MissingFact } from "#core/policies/facts/MissingFact.ts";
import { grantLots } from "#core/policies/grants/grantLots.ts";

export interface LotMove {
  on: IsoDate;
  kind: "opening" | "grant" | "credit" | "taken";
  grant: number;
  amount: Fraction;
}

const ORDER: Record<LotMove["kind"], number> = { opening: 0, grant: 1, credit: 2, taken: 3 };

/** Returns moves sorted by day, `ORDER`, and grant. Throws MissingFact if a fact is unknown. */
export function lotMoves(facts: GrantCase, until: IsoDate): LotMove[] {
  const granted = (facts.document.grants ?? []).flatMap((grant, index) =>
    grantLots(facts, grant, { from: ALWAYS, until }).map(({ on, size }): LotMove => ({
      on,
      kind: "grant",
      grant: index,
      amount: size,
    })),
  );
  const moves = [...granted, ...recordedMoves(facts)].filter(({ on }) => on <= until);
  return moves.toSorted((one, other) => {
    if (one.on !== other.on) return one.on < other.on ? -1 : 1;
    return ORDER[one.kind] - ORDER[other.kind] || one.grant - other.grant;
  });
}

function recordedMoves(facts: GrantCase): LotMove[] {
  return facts.events.flatMap((event): LotMove[] => {
    if (event.type === "taken") return [{ on: event.on, kind: "taken", grant: 0, amount: exact(event.amount) }];
    if (event.type !== "opening" && event.type !== "credit") return [];
    const amount = exact(event.amount);
    if (amount.compare(0) < 0) return [{ on: event.on, kind: "taken", grant: 0, amount: amount.neg() }];
    return [{ on: event.on, kind: event.type, grant: grantIndex(facts, event.grant), amount }];
  });
}

function grantIndex({ document }: GrantCase, name: string | undefined): number {
  if (name === undefined) return 0;
  const index = (document.grants ?? []).findIndex((grant) => grant.name === name);
  if (index < 0) throw new MissingFact("grant", `The policy has no grant named ${name}`);
  return index;
}
