import type { Predicate } from "./AuditFacts.ts";

export const named =
  (verb: string, kind: string, rest = ""): Predicate =>
  (facts) => {
    const name = facts.text("name", facts.subject(""));
    const article = /^[aeiou]/i.test(kind) ? "an" : "a";
    return (name === "" ? `${verb} ${article} ${kind}` : `${verb} the ${kind} ${name}`) + rest;
  };
