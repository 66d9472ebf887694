import type { PersonFacts } from "../facts/PersonFacts.ts";
import { policyPersonOf } from "../facts/policyPersonOf.ts";
import type { OwnFacts } from "./AccrualCase.ts";

export function ownFactsOf(facts: PersonFacts): OwnFacts {
  return { person: policyPersonOf(facts), events: facts.events ?? [] };
}
