const MAX_NAMES = 20;

export interface AwayNames {
  alsoAway: string[];
  moreAway: number;
  alsoPending: string[];
  morePending: number;
}

interface Named {
  name: string;
}

export function awayNames(away: readonly Named[], pending: readonly Named[]): AwayNames {
  return {
    alsoAway: firstNames(away),
    moreAway: numberOfOthers(away),
    alsoPending: firstNames(pending),
    morePending: numberOfOthers(pending),
  };
}

const firstNames = (people: readonly Named[]) => people.slice(0, MAX_NAMES).map(({ name }) => name);
const numberOfOthers = (people: readonly Named[]) => Math.max(0, people.length - MAX_NAMES);
