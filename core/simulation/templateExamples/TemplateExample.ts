import type { z } from "zod";
import type { PolicyEvent } from "#core/policies/facts/PolicyEvent.ts";
import type { PolicyPerson } from "#core/policies/facts/PolicyPerson.ts";
import type { Question } from "../SimulationCase.ts";

export interface TemplateExample {
  title: string;
  person: z.input<typeof PolicyPerson>;
  events?: z.input<typeof PolicyEvent>[];
  asOf: string;
  ask: Question;
  /** Computed by hand, to two decimals. Null if leave is unlimited. */
  expected: number | null;
}

export type TemplateExamples = Record<string, TemplateExample[]>;
