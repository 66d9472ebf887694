import type { IsoDate } from "#core/calendar/dates.ts";
import { least, ZERO, type Fraction } from "#core/policies/document/exact.ts";

interface NaiveLot {
  grant: number;
  on: IsoDate;
  left: Fraction;
  usableFrom: IsoDate;
  expiresOn: IsoDate | null;
}

export class NaiveBook {
  lots: NaiveLot[] = [];
  owed: Fraction = ZERO;
  forfeited: Fraction = ZERO;
  transferred: Fraction = ZERO;
  readonly #isListed: boolean;

  constructor(isListed: boolean) {
    this.#isListed = isListed;
  }

  open(lot: NaiveLot) {
    const repaid = least(lot.left, this.owed);
    this.owed = this.owed.sub(repaid);
    this.lots.push({ ...lot, left: lot.left.sub(repaid) });
  }

  take(amount: Fraction, day: IsoDate) {
    let open = amount;
    for (const lot of this.#inOrder().filter((each) => isUsable(each, day))) {
      const part = least(open, lot.left);
      lot.left = lot.left.sub(part);
      open = open.sub(part);
    }
    this.owed = this.owed.add(open);
  }

  expire(day: IsoDate) {
    for (const lot of this.lots.filter(({ expiresOn }) => expiresOn !== null && expiresOn < day)) {
      this.forfeited = this.forfeited.add(lot.left);
      lot.left = ZERO;
    }
  }

  cut(grant: number, amount: Fraction): Fraction {
    let open = amount.gt(0) ? amount : ZERO;
    for (const lot of this.lots.filter((each) => each.grant === grant)) {
      const part = least(open, lot.left);
      lot.left = lot.left.sub(part);
      open = open.sub(part);
    }
    return (amount.gt(0) ? amount : ZERO).sub(open);
  }

  leftOf(grant: number): Fraction {
    return sum(this.lots.filter((lot) => lot.grant === grant));
  }

  usable(day: IsoDate): Fraction {
    return sum(this.lots.filter((lot) => isUsable(lot, day))).sub(this.owed);
  }

  balance(): Fraction {
    return sum(this.lots).sub(this.owed);
  }

  #inOrder(): NaiveLot[] {
    const rank = ({ grant, expiresOn }: NaiveLot) =>
      this.#isListed ? String(grant).padStart(3, "0") : (expiresOn ?? "9");
    return this.lots.toSorted((a, b) => rank(a).localeCompare(rank(b)) || a.on.localeCompare(b.on));
  }
}

function isUsable({ usableFrom, expiresOn }: NaiveLot, day: IsoDate): boolean {
  return usableFrom <= day && (expiresOn === null || expiresOn >= day);
}

export function sum(lots: readonly NaiveLot[]): Fraction {
  return lots.reduce((total, { left }) => total.add(left), ZERO);
}
