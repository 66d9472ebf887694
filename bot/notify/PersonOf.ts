import type { Person } from "#db/queries/people/person.ts";

/** Returns a person of the notification's organization; reads each person once per message or page. */
export type PersonOf = (id: string) => Promise<Person | undefined>;
