import type { Making } from "./Making.ts";
import { personalThings } from "./personalThings.ts";
import { sharedThings } from "./sharedThings.ts";

type PersonalThing = keyof typeof personalThings;
export type Thing = PersonalThing | keyof typeof sharedThings;

export function isPersonal(thing: Thing): thing is PersonalThing {
  return thing in personalThings;
}

export const PERSONAL_THINGS = Object.keys(personalThings) as PersonalThing[];
export const SHARED_THINGS = Object.keys(sharedThings) as Exclude<Thing, PersonalThing>[];

export function makeThing(thing: Thing, making: Making): Promise<string> {
  return { ...personalThings, ...sharedThings }[thing](making);
}
