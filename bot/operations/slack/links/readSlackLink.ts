import { SlackLinkInput } from "#core/auth/SlackLinkInput.ts";
import { findSecondFactor } from "#db/queries/auth/secondFactors.ts";
import { waysToConfirm } from "#bot/operations/auth/google/steps/waysToConfirm.ts";
import { reading } from "#bot/operations/reading.ts";
import { openSlackLink } from "./openSlackLink.ts";

export const readSlackLink = reading(
  "linkSlack",
  SlackLinkInput.pick({ token: true }),
  async ({ token }, { me, actor, clock }) => {
    const now = clock.now();
    const { slackName, teamName, connectedByName } = await openSlackLink(token, me, { now });
    return {
      slackName,
      teamName,
      connectedByName,
      confirmBy: await waysToConfirm("slack", { me, actor, now }),
      hasSecondFactor: (await findSecondFactor(me.organizationId, me.id)).secretSealed !== null,
    };
  },
);
