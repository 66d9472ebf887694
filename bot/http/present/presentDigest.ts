import type { OfficeDigestAnswer } from "#core/api/SlackStatusAnswer.ts";
import { digestTrouble } from "#core/notify/digestTrouble.ts";
import type { OfficeDigest } from "#db/queries/slack/slackDigests.ts";

export function presentDigest({ trouble, ...digest }: OfficeDigest): OfficeDigestAnswer {
  return { ...digest, trouble: trouble === null ? null : digestTrouble(trouble) };
}
