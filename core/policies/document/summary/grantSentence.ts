import { plainName, sentence } from "./plainName.ts";

export function grantSentence(name: string | undefined, text: string): string {
  return sentence(name === undefined ? text : `${plainName(name)}: ${text}`);
}
