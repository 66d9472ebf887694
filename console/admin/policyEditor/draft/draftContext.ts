import { createContext, useContext } from "react";
import type { Unit } from "#core/policies/document/amountRule.ts";

interface DraftFacts {
  unit: Unit;
  /** The problems of the draft, by path. */
  problems: Readonly<Record<string, string>>;
}

export const DraftContext = createContext<DraftFacts>({ unit: "day", problems: {} });

/** Returns the problem at a path of the draft, with a capital. */
export function useProblem(path: string): string | undefined {
  const problem = useContext(DraftContext).problems[path];
  return problem && `This ${problem}`;
}

/** Returns the unit of the policy's amounts. */
export function useUnit(): Unit {
  return useContext(DraftContext).unit;
}
