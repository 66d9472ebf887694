import DataLoader from "dataloader";
import { findPeopleById } from "./people/peopleById.ts";
import type { Person } from "./people/person.ts";

type Key = string | { id: string };

type FindMany<Asked extends Key, Found extends { id: string }> = (
  organizationId: string,
  keys: readonly Asked[],
  now: Date,
) => Promise<readonly Found[]>;

export class Facts {
  readonly organizationId: string;
  readonly #now: Date;
  readonly #loaders = new Map<unknown, unknown>();
  readonly #ofOrganization = new Map<unknown, unknown>();

  constructor(organizationId: string, now: Date) {
    this.organizationId = organizationId;
    this.#now = now;
  }

  person(id: string): Promise<Person | undefined> {
    return this.one(peopleById, id);
  }

  /** Batches keys by `findMany`, so pass the same function for all facts of a kind. */
  one<Asked extends Key, Found extends { id: string }>(
    findMany: FindMany<Asked, Found>,
    key: Asked,
  ): Promise<Found | undefined> {
    const loader = (this.#loaders.get(findMany) ?? this.#loaderOf(findMany)) as DataLoader<Asked, Found | undefined>;
    this.#loaders.set(findMany, loader);
    return loader.load(key);
  }

  async some<Asked extends Key, Found extends { id: string }>(
    findMany: FindMany<Asked, Found>,
    keys: readonly Asked[],
  ): Promise<Found[]> {
    const found = await Promise.all(keys.map((key) => this.one(findMany, key)));
    return found.filter((one) => one !== undefined);
  }

  ofOrganization<Found>(find: (organizationId: string) => Promise<Found>): Promise<Found> {
    const found = (this.#ofOrganization.get(find) ?? find(this.organizationId)) as Promise<Found>;
    this.#ofOrganization.set(find, found);
    return found;
  }

  #loaderOf<Asked extends Key, Found extends { id: string }>(findMany: FindMany<Asked, Found>) {
    return new DataLoader<Asked, Found | undefined, string>(
      async (keys) => {
        const found = await findMany(this.organizationId, keys, this.#now);
        const byId = new Map(found.map((one) => [one.id, one]));
        return keys.map((key) => byId.get(idOf(key)));
      },
      { cacheKeyFn: idOf },
    );
  }
}

function idOf(key: Key): string {
  return typeof key === "string" ? key : key.id;
}

function peopleById(organizationId: string, ids: readonly string[]): Promise<Person[]> {
  return findPeopleById(organizationId, ids);
}
