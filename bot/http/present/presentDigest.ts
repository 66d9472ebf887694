import { digestTrouble } from "#core/notify/digestTrouble.ts";
import type { OfficeDigest } from "#db/queries/slack/slackDigests.ts";

/** The channel of an office, and what is wrong with it in words. */
export function presentDigest({ trouble, ...digest }: OfficeDigest) {
  return { ...digest, trouble: trouble === null ? null : digestTrouble(trouble) };
}
