import { SlackLinkInput } from "#core/auth/SlackLinkInput.ts";
import { lockPerson } from "#db/queries/people/person.ts";
import { useLinkToken } from "#db/queries/auth/linkTokens.ts";
import { linkSlackUser } from "#db/queries/slack/slack.ts";
import { announceAccountChange } from "#bot/operations/notifications/steps/announceAccountChange.ts";
import { assertConfirmed, confirmFirst } from "#bot/operations/auth/steps/confirmFirst.ts";
import { hashOfToken } from "#bot/operations/linkToken.ts";
import { preparedOperation } from "#bot/operations/preparedOperation.ts";
import { openSlackLink } from "./openSlackLink.ts";

export const useSlackLink = preparedOperation(
  "linkSlack",
  SlackLinkInput,
  async (input, context) => {
    await openSlackLink(input.token, context.me, { now: context.clock.now() });
    return confirmFirst("slack", input, context);
  },
  async ({ token, code }, proof, { me: reader, actor, tx, now, audit, again }) => {
    await lockPerson(reader.organizationId, reader.id, tx);
    const { me } = await again();
    const link = await openSlackLink(token, me, { tx, now });
    await assertConfirmed("slack", { proof, code }, { me, actor, tx, now });
    await useLinkToken(hashOfToken(token), now, tx);
    await linkSlackUser(link, { organizationId: me.organizationId, userId: me.id }, now, tx, true);
    await audit({ subject: ["user", me.id], after: { slack: "confirmed", workspace: link.teamId } });
    await announceAccountChange(me, "slackLinked", { tx, now });
  },
);
