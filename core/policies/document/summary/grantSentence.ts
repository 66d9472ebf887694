import { plainName, sentence } from "./plainName.ts";

/** Returns a sentence about a grant, with the grant's name if it has one. */
export function grantSentence(name: string | undefined, text: string): string {
  return sentence(name === undefined ? text : `${plainName(name)}: ${text}`);
}
