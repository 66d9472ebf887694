import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContextOptions, expect, type Page, request, test } from "@playwright/test";
import type { Response } from "supertest";
import { readConfig } from "#bot/config.ts";
import { runServer } from "#bot/main.ts";
import { connectSlack } from "#bot/operations/slack/connectSlack.ts";
import { configureOperations, operationsRuntime } from "#bot/operations/runtime.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { cloneTemplate, dropDatabase } from "#db/factories/templateDatabase.ts";
import { wakeDelivery } from "#db/queries/notifications/notifications.ts";
import type { Sandbox, SandboxTeam } from "#scripts/sandbox/Sandbox.ts";
import type { SandboxPerson } from "#scripts/sandbox/SandboxPerson.ts";
import type { SandboxMessage } from "#scripts/sandbox/SandboxView.ts";
import { startSandbox } from "#scripts/sandbox/startSandbox.ts";
import { aDocumentOffice } from "#tests/arranging/aDocumentOffice.ts";
import { foundTestOrganization, hire, PASSWORD, testClock, type TestClock } from "#tests/arranging/testOrganization.ts";
import { testServerUrl } from "#tests/servers/testServerUrl.ts";

const NAMES = ["owner", "ada", "vera", "mona", "erin", "ezra", "nia"];
const COMPANIES = 12;
const CREDENTIALS = {
  clientId: "client",
  clientSecret: "client secret",
  signingSecret: "a signing secret for stories",
};

export type StoryPerson = Awaited<ReturnType<typeof hire>>;

type StoryAnswer = Pick<Response, "status" | "body">;

export interface StoryApi {
  get: (path: string) => Promise<StoryAnswer>;
  send: (method: "POST" | "PATCH" | "PUT" | "DELETE", path: string, body?: object) => Promise<StoryAnswer>;
}

export type StoryCompany = Awaited<ReturnType<ReturnType<typeof storyServer>["company"]>>;

interface Running {
  url: string;
  clock: TestClock;
  sandbox: Sandbox;
  stop: () => Promise<void>;
}

/** Call at the top of the file. */
export function storyServer(day: IsoDate) {
  let running: Running | undefined;
  let founded = 0;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    running = await start(day);
  });
  test.afterAll(() => running?.stop());
  const current = () => {
    if (!running) throw new Error("The story's server is not running");
    return running;
  };
  return {
    company: async (policyOf?: (people: { vera: StoryPerson }) => Parameters<typeof aDocumentOffice>[1]) => {
      const { clock, sandbox, url } = current();
      clock.set(day);
      const number = ++founded;
      const owner = await foundTestOrganization(`Story ${number}`);
      const ada = await hire(owner, "Ada", "Admin");
      const vera = await hire(owner, "Vera", "Manager", { managerId: owner.userId });
      const mona = await hire(owner, "Mona", "Manager", { managerId: vera.userId });
      const place = { managerId: mona.userId };
      const { officeId } = policyOf ? await aDocumentOffice(owner, policyOf({ vera })) : owner;
      const erin = await hire(owner, "Erin", "Employee", { officeId, ...place });
      const ezra = await hire(owner, "Ezra", "Employee", place);
      await connectSlack(owner, sandbox.installation(teamOf(number)));
      const inSlack = ({ email }: StoryPerson) => sandbox.as(teamOf(number), slackIdOf(email));
      return {
        owner,
        ada,
        vera,
        mona,
        erin,
        ezra,
        url,
        clock,
        inSlack,
        api: (person: StoryPerson) => apiOf(url, person),
        signIn: async (page: Page, person: StoryPerson) => {
          await page.clock.setFixedTime(clock.now());
          const data = { email: person.email, password: PASSWORD };
          expect((await page.request.post("/api/auth/login", { data })).status()).toBe(200);
        },
        pass: (ms: number) => {
          clock.setInstant(new Date(clock.now().getTime() + ms));
          wakeDelivery();
        },
      };
    },
    expectNoViolations: () => expect(current().sandbox.violations).toEqual([]),
  };
}

export const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };

async function start(day: IsoDate): Promise<Running> {
  const databaseUrl = await cloneTemplate(testServerUrl());
  const dataDir = await mkdtemp(join(tmpdir(), "awayday-story-"));
  const clock = testClock(day);
  const teams = Array.from({ length: COMPANIES }, (_, index) => workspaceOf(index + 1));
  const sandbox = await startSandbox({ ...CREDENTIALS, teams, now: () => clock.now() });
  const config = readConfig({
    PORT: "0",
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    LOG_LEVEL: "warn",
    SESSION_SECRET: "a secret for the sessions of stories",
    SLACK_CLIENT_ID: CREDENTIALS.clientId,
    SLACK_CLIENT_SECRET: CREDENTIALS.clientSecret,
    SLACK_SIGNING_SECRET: CREDENTIALS.signingSecret,
    SLACK_API_URL: sandbox.apiUrl,
    SLACK_AUTHORIZE_URL: sandbox.authorizeUrl,
  });
  const { passwordCost } = operationsRuntime();
  const server = await runServer({ ...config, encryptionKeys: ["a key for tests"] }, { clock });
  configureOperations({ ...operationsRuntime(), ...(passwordCost && { passwordCost }) });
  sandbox.eventsUrl = `${server.url}/api/slack/events`;
  return {
    url: server.url,
    clock,
    sandbox,
    stop: async () => {
      await server.stop();
      await sandbox.stop();
      await dropDatabase(databaseUrl);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const teamOf = (company: number) => `TSTORY${company}`;
const slackIdOf = (email: string) => `U${(email.split("@")[0] ?? "").toUpperCase()}`;

function workspaceOf(company: number): SandboxTeam {
  const users = NAMES.map((name) => {
    const email = `${name}@story${company}.example`;
    return { id: slackIdOf(email), name, email, isEmailConfirmed: true };
  });
  return { id: teamOf(company), name: `Story ${company}`, users, channels: [] };
}

async function apiOf(baseURL: string, { email }: StoryPerson): Promise<StoryApi> {
  const context = await request.newContext({ baseURL, extraHTTPHeaders: { origin: baseURL } });
  const call = async (method: string, path: string, data?: object): Promise<StoryAnswer> => {
    const answer = await context.fetch(path, { method, ...(data && { data }) });
    const text = await answer.text();
    return { status: answer.status(), body: text === "" ? undefined : JSON.parse(text) };
  };
  expect((await call("POST", "/api/auth/login", { email, password: PASSWORD })).status).toBe(200);
  return { get: (path) => call("GET", path), send: call };
}

const ARRIVES_WITHIN = 30_000;

export async function eventually<Found>(look: () => Found | undefined, what = "the awaited value"): Promise<Found> {
  let found: Found | undefined;
  const isFound = () => (found = look()) !== undefined;
  await expect.poll(isFound, { message: what, timeout: ARRIVES_WITHIN }).toBe(true);
  if (found === undefined) throw new Error(`Waited in vain for ${what}`);
  return found;
}

export function messageTo(person: SandboxPerson, text: RegExp): Promise<SandboxMessage> {
  return eventually(() => person.messages().findLast((one) => text.test(one.text)), `a message like ${text}`);
}

export async function replyTo(person: SandboxPerson, line: string): Promise<string> {
  const { ack } = await person.command(line);
  return JSON.stringify([ack?.text, ack?.blocks]);
}

export function buttonsOf(person: SandboxPerson, { ts }: SandboxMessage): string[] {
  const message = person.messages().find((one) => one.ts === ts);
  const actions = message?.blocks.filter(({ type }) => type === "actions") ?? [];
  return actions.flatMap(({ elements }) => (elements as { action_id: string }[]).map(({ action_id: id }) => id));
}
