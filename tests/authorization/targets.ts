import type { Browser } from "../servers/httpServer.ts";
import type { Declaration, Target } from "./Declaration.ts";
import { freeDays } from "./freeDays.ts";
import type { Member } from "./organizations.ts";
import { makeThing } from "./things/things.ts";

export const UNKNOWN = "01890000-0000-7000-8000-000000000000";

export interface DeclaredCall {
  method: string;
  address: string;
  body: unknown;
  headers: Record<string, string>;
}

export function targets(signIn: (person: { email: string }) => Promise<Pick<Browser, "get">>, first = 0) {
  const freeDayOf = freeDays();
  const made = new Map<string, Promise<string>>();
  let count = first;
  return {
    freeDayOf,
    newNumber: () => ++count,
    targetOf: async (
      declaration: Declaration,
      person: Member,
      owner: Member,
      mayChange: boolean,
      viewer = owner,
    ): Promise<Target> => {
      const thing = declaration.of ?? declaration.inBody;
      const unique = ++count;
      const target = { personId: person.userId, officeId: owner.officeId, unique };
      let day: string | undefined;
      const freeDay = () => (day ??= freeDayOf(person));
      if (!thing) return onFreeDay({ ...target, id: "" }, freeDay);
      const making = { ...target, person, owner, decider: mayChange ? viewer : owner, signIn };
      const make = () => makeThing(thing, onFreeDay(making, freeDay));
      if (mayChange) return onFreeDay({ ...target, id: await make() }, freeDay);
      const key = `${thing} ${person.userId}`;
      if (!made.has(key)) made.set(key, make());
      return onFreeDay({ ...target, id: (await made.get(key)) ?? "" }, freeDay);
    },
  };
}

export function onFreeDay<Values extends object>(values: Values, freeDay: () => string): Values & { freeDay: string } {
  return Object.defineProperty(values, "freeDay", { get: freeDay }) as Values & { freeDay: string };
}

export function callOf(entry: string, declaration: Declaration, target: Target): DeclaredCall {
  const { query = "", send, headers = {} } = declaration;
  const [method = "", path = ""] = entry.replace(/ \(.*$/, "").split(" ");
  const ids = target.id.split(" ");
  const address =
    path.replaceAll(/:\w+/g, () => ids.shift() ?? UNKNOWN) + (typeof query === "function" ? query(target) : query);
  const body: unknown = typeof send === "function" ? (send as (target: Target) => unknown)(target) : send;
  return { method, address, body: method === "GET" ? undefined : body, headers };
}
