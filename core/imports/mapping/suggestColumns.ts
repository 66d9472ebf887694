import { choosableFields, type FileColumns } from "../readHeader.ts";
import { FIELD_SYNONYMS } from "./fieldSynonyms.ts";
import { headerCore, headerWords } from "./headerWords.ts";

interface SeenColumn {
  header: string;
  samples: readonly string[];
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function suggestColumns(columns: readonly SeenColumn[], of: FileColumns): (string | null)[] {
  const fields = choosableFields(of);
  const suggested: (string | null)[] = columns.map(() => null);
  const isOpen = (field: string) => fields.includes(field) && !suggested.includes(field);
  for (const keyOf of [headerWords, headerCore]) {
    const named = namesOf(fields, keyOf);
    columns.forEach(({ header }, place) => {
      const found = named.get(keyOf(header))?.find(isOpen);
      if (found !== undefined && suggested[place] === null) suggested[place] = found;
    });
  }
  const [only, ...others] = columns.flatMap(({ samples }, place) => (hasAddresses(samples) ? place : []));
  if (isOpen("email") && only !== undefined && others.length === 0) suggested[only] = "email";
  return withoutPartsOfName(suggested);
}

function namesOf(fields: readonly string[], keyOf: (header: string) => string): Map<string, string[]> {
  const named = new Map<string, string[]>();
  const add = (name: string, field: string) => named.set(keyOf(name), [...(named.get(keyOf(name)) ?? []), field]);
  for (const field of fields) add(field, field);
  for (const field of fields) for (const name of FIELD_SYNONYMS[field]?.split(", ") ?? []) add(name, field);
  return named;
}

function hasAddresses(samples: readonly string[]): boolean {
  return samples.length > 0 && samples.every((sample) => EMAIL.test(sample.trim()));
}

function withoutPartsOfName(suggested: readonly (string | null)[]): (string | null)[] {
  const has = (field: string) => suggested.includes(field);
  if (has("name")) return suggested.map((field) => (field === "first name" || field === "last name" ? null : field));
  if (has("first name") === has("last name")) return [...suggested];
  return suggested.map((field) => (field === "first name" || field === "last name" ? "name" : field));
}
