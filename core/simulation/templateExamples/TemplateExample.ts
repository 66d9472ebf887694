import type { z } from "zod";
import type { PolicyEvent } from "#core/policies/facts/PolicyEvent.ts";
import type { PolicyPerson } from "#core/policies/facts/PolicyPerson.ts";
import type { Question } from "../SimulationCase.ts";

export interface TemplateExample {
  /** The case in words, such as `starts on July 1, 2027`. */
  title: string;
  person: z.input<typeof PolicyPerson>;
  events?: z.input<typeof PolicyEvent>[];
  asOf: string;
  ask: Question;
  /** Computed by hand, to two decimals; null if the balance is unlimited. */
  expected: number | null;
}

/** By the template's id. */
export type TemplateExamples = Record<string, TemplateExample[]>;
