import type * as BoltModule from "@slack/bolt";
import type { App, ReceiverEvent } from "@slack/bolt";
import { Router, type RequestHandler } from "express";
import { z } from "zod";
import type { SlackDirectory } from "#bot/operations/slack/directory/SlackDirectory.ts";
import type { SlackUser } from "#bot/operations/slack/findSlackPerson.ts";
import type { PostDigest } from "#bot/operations/slack/sendDigests.ts";
import type { ChannelsOf } from "#bot/operations/slack/SlackChannel.ts";
import type { SlackOauth } from "#bot/operations/slack/SlackOauth.ts";
import type { SlackConfig } from "#bot/config.ts";
import { Acknowledgment } from "../guard/Acknowledgment.ts";
import { lateResponder } from "../guard/lateResponder.ts";
import { boltLogger } from "./boltLogger.ts";
import { channelLister } from "../digest/channelLister.ts";
import { digestPoster } from "../digest/digestPoster.ts";
import { slackDirectory } from "../directory/slackDirectory.ts";
import { explain } from "../guard/explain.ts";
import type { SlackBody } from "../guard/kindOf.ts";
import { loggedPayload } from "./loggedPayload.ts";
import { removeForeignResponseUrls } from "../guard/removeForeignResponseUrls.ts";
import { isWellFormed } from "../guard/readPayload.ts";
import { slackGuard } from "../guard/slackGuard.ts";
import { register } from "./register.ts";
import { RunningWork } from "./RunningWork.ts";
import type { SlackClient } from "./SlackClient.ts";
import { slackClients, type SlackClients } from "./slackClients.ts";
import type { SlackContext } from "./SlackContext.ts";
import { slackOauth } from "./slackOauth.ts";
import { tokenPlaceholder } from "./teamTokens.ts";
import { answerUnhandled } from "../guard/answerUnhandled.ts";

export interface Slack {
  events: RequestHandler;
  oauth: SlackOauth;
  clients: SlackClients;
  channelsOf: ChannelsOf;
  directory: SlackDirectory;
  pictureOf(user: SlackUser): Promise<string | undefined>;
  postDigest: PostDigest;
  /** Closes the socket, if any, and waits at most `patience` milliseconds for work that Slack started. */
  stop(patience: number): Promise<void>;
}

const PATH = "/api/slack/events";

export async function loadSlack(config: SlackConfig): Promise<(context: SlackContext) => Slack> {
  const bolt = await import("@slack/bolt");
  return (context) => startSlack(bolt, config, context);
}

type Bolt = typeof BoltModule;

function startSlack(bolt: Bolt, config: SlackConfig, context: SlackContext): Slack {
  const { clock, log } = context;
  const logger = boltLogger(log, bolt.LogLevel.INFO);
  const clients = slackClients(bolt.webApi.WebClient, config, { logger });
  const router = Router({ caseSensitive: true });
  const clientOptions = clients.options;
  const socket = config.appToken
    ? new bolt.SocketModeReceiver({ appToken: config.appToken, logger, installerOptions: { clientOptions } })
    : undefined;
  if (!socket) router.post(PATH, slackGuard({ signingSecret: config.signingSecret, clock }));
  const receiver =
    socket ??
    new bolt.ExpressReceiver({
      signingSecret: config.signingSecret,
      // `slackGuard` verifies signatures instead.
      signatureVerification: false,
      endpoints: PATH,
      router,
      logger,
      unhandledRequestHandler: ({ response }) => void response.writeHead(200).end(),
      processEventErrorHandler: async ({ error, response }) => {
        log.error({ err: error }, "Bolt failed");
        if (!response.headersSent) response.writeHead(200).end();
        return true;
      },
    });
  const app = new bolt.App({
    receiver,
    clientOptions,
    logger,
    // Doesn't query the database, because Slack is waiting.
    authorize: async ({ teamId }) => (teamId ? { botToken: tokenPlaceholder(teamId), teamId } : {}),
    // Awayday subscribes to no message events, so it never receives its own messages.
    ignoreSelf: false,
    convoStore: false,
    extendedErrorHandler: true,
  });
  register(app, context);

  const running = new RunningWork();
  answerInAnyCase(app, running, { clients, apiUrl: config.apiUrl, isSocket: socket !== undefined }, context);
  if (socket) {
    socket.client.on("error", (err: unknown) => log.warn({ err }, "the socket to Slack reported an error"));
    socket.start().catch((err: unknown) => log.error({ err }, "could not connect to Slack: is SLACK_APP_TOKEN right?"));
  }
  return {
    events: router,
    oauth: slackOauth(config, clients),
    clients,
    channelsOf: channelLister(clients),
    directory: slackDirectory(clients),
    pictureOf: ({ teamId, slackUserId }) => pictureOf(clients.ofTeam(teamId), slackUserId),
    postDigest: digestPoster(clients, context),
    async stop(patience) {
      await socket?.stop();
      await running.over(patience);
    },
  };
}

const UserInfo = z.object({ user: z.object({ profile: z.object({ image_192: z.string().optional() }) }) });

async function pictureOf(client: SlackClient, user: string): Promise<string | undefined> {
  return UserInfo.parse(await client.users.info({ user })).user.profile.image_192;
}

function answerInAnyCase(
  app: App,
  running: RunningWork,
  { clients, apiUrl, isSocket }: { clients: SlackClients; apiUrl: string | undefined; isSocket: boolean },
  { log }: SlackContext,
): void {
  const later = lateResponder(clients, log);
  const acknowledgments = new WeakMap<object, Acknowledgment>();
  const process = app.processEvent.bind(app);

  const explainFailure = (failure: unknown, body: object) =>
    explain(failure, body as SlackBody, acknowledgments.get(body), { later, log });

  app.error(({ error, body }: { error: Error; body: object }) => explainFailure(causeOf(error), body));
  app.processEvent = (event: ReceiverEvent) => {
    if (!isWellFormed(event.body)) return event.ack();
    removeForeignResponseUrls(event.body, apiUrl);
    const acknowledgment = new Acknowledgment(event, (body, answer) => later.send(body, answer));
    acknowledgments.set(event.body, acknowledgment);
    const ack: ReceiverEvent["ack"] = (answer) => acknowledgment.answer(answer);
    const listening = async () => {
      await process({ ...event, ack });
      if (!acknowledgment.isAnswered) await answerUnhandled(event.body, acknowledgment, later);
    };
    const work = () => listening().catch((error: unknown) => explainFailure(error, event.body));
    return running.track(isSocket ? loggedPayload(event.body, work, log) : work());
  };
}

function causeOf(error: Error & { original?: unknown }): unknown {
  return error.original ?? error;
}
