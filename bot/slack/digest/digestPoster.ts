import { z } from "zod";
import { isChannelTrouble, SHARED_CHANNEL } from "#core/notify/digestTrouble.ts";
import { currentCause } from "#db/tracing/causedBy.ts";
import type { Posted, PostDigest } from "#bot/operations/slack/sendDigests.ts";
import { isPassing } from "../guard/isPassing.ts";
import type { SlackClient } from "../app/SlackClient.ts";
import type { SlackContext } from "../app/SlackContext.ts";
import type { SlackClients } from "../app/slackClients.ts";
import { digestBlocks, digestText } from "./digestBlocks.ts";

/** The returned function never rejects. */
export function digestPoster(
  { ofTeam }: Pick<SlackClients, "ofTeam">,
  { clock, log }: Pick<SlackContext, "clock" | "log">,
): PostDigest {
  const restsUntil = new Map<string, number>();
  return async (digest) => {
    const { teamId, channelId } = digest;
    if ((restsUntil.get(teamId) ?? 0) > clock.now().getTime()) return "not now";
    restsUntil.delete(teamId);
    let isSending = false;
    try {
      const client = ofTeam(teamId);
      if (await isShared(client, channelId)) return { trouble: SHARED_CHANNEL };
      isSending = true;
      await client.chat.postMessage({
        channel: channelId,
        text: digestText(digest),
        blocks: digestBlocks(digest),
        unfurl_links: false,
        unfurl_media: false,
      });
      log.info({ ...currentCause(), teamId, channelId }, "delivered a digest");
      return "posted";
    } catch (error) {
      log.warn({ ...currentCause(), err: error, teamId, channelId }, "could not deliver a digest");
      const { retryAfter } = error as FailedCall;
      if (retryAfter !== undefined) restsUntil.set(teamId, clock.now().getTime() + retryAfter * 1000);
      return outcomeOfFailure(error, isSending);
    }
  };
}

const Info = z.object({ channel: z.object({ is_ext_shared: z.boolean().optional() }) });

async function isShared(client: SlackClient, channel: string): Promise<boolean> {
  const { channel: found } = Info.parse(await client.conversations.info({ channel }));
  return found.is_ext_shared === true;
}

const APP_REMOVED = ["token_revoked", "account_inactive"];

/** If Slack doesn't respond while `isSending`, the message may have been posted. */
function outcomeOfFailure(error: unknown, isSending: boolean): Posted {
  const { code, data, original } = error as FailedCall;
  if (code === "slack_webapi_platform_error") {
    const trouble = data?.error ?? "";
    if (isChannelTrouble(trouble)) return { trouble };
    if (APP_REMOVED.includes(trouble)) return "app removed";
    return isPassing(trouble) ? "not now" : "given up";
  }
  if (code === "slack_webapi_rate_limited_error" || code === "slack_webapi_http_error") return "not now";
  return isSending && mayHaveReachedSlack(original) ? "given up" : "not now";
}

interface FailedCall {
  code?: string;
  retryAfter?: number;
  data?: { error?: string };
  original?: { cause?: { code?: string } };
}

const NEVER_CONNECTED = [
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
];

function mayHaveReachedSlack(original: FailedCall["original"]): boolean {
  return !NEVER_CONNECTED.includes(original?.cause?.code ?? "");
}
