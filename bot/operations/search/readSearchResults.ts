import { isAtLeast } from "#core/people/access/roles.ts";
import { initialPatterns, prefixPatterns, searchWords, typoPatterns } from "#core/search/searchPatterns.ts";
import { SearchInput } from "#core/search/SearchInput.ts";
import { findPeople, type FoundPerson } from "#db/queries/search/findPeople.ts";
import { findOwnMatches, findRecords, type FoundRecord, type FoundRequest } from "#db/queries/search/findRecords.ts";
import type { Person } from "#db/queries/people/person.ts";
import { reading } from "../reading.ts";
import { readInTurn } from "../turns/readInTurn.ts";

const MOST = 8;
const ANYTHING = ["%"];

export interface SearchResults {
  people: (Omit<FoundPerson, "isBelow"> & { hasPage: boolean })[];
  requests: FoundRequest[];
  records: FoundRecord[];
}

export const readSearchResults = reading(
  "readSearchResults",
  SearchInput,
  async ({ q }, { me, today }): Promise<SearchResults> => {
    const words = searchWords(q);
    if (words.length === 0) return { people: [], requests: [], records: [] };
    const patterns = prefixPatterns(words);
    const isAdmin = isAtLeast(me.role, "Admin");
    // Runs the reads one after the other, because a turn allows one connection.
    return readInTurn(me.organizationId, async () => ({
      people: await peopleNamed(me, words),
      requests: await findOwnMatches(me.organizationId, me.id, patterns, MOST),
      records: isAdmin ? await findRecords(me.organizationId, patterns, { most: MOST, today }) : [],
    }));
  },
);

async function peopleNamed(me: Person, words: readonly string[]): Promise<SearchResults["people"]> {
  const isAdmin = isAtLeast(me.role, "Admin");
  const scope = { organizationId: me.organizationId, viewerId: me.id, withInactive: isAdmin };
  const exact = await findPeople(scope, { all: prefixPatterns(words), any: [ANYTHING, ANYTHING, ANYTHING] }, MOST);
  const typos = exact.length === 0 ? typoPatterns(words) : undefined;
  const [first = ANYTHING, second = ANYTHING, third = ANYTHING] = typos ?? [];
  const found = typos
    ? await findPeople(scope, { all: initialPatterns(words), any: [first, second, third] }, MOST)
    : exact;
  // Must match `mayOpenPerson`.
  const isOpen = ({ id, isBelow }: FoundPerson) =>
    isAdmin || id === me.id || (isBelow && isAtLeast(me.role, "Manager"));
  return found.map(({ isBelow, ...person }) => ({ hasPage: isOpen({ isBelow, ...person }), ...person }));
}
