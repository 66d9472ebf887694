import { z } from "zod";
import { CONNECTIONS } from "#db/connectionShares.ts";
import { isTrustProxy, PROXIES, trustProxyOf } from "./trustProxy.ts";

export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
const MAX_SESSION_DAYS = 30;
const SHORTEST_SECRET = 16;

const wholeNumber = (least: number, most: number, fallback: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((number) => number >= least && number <= most)
    .optional()
    .default(fallback)
    .describe(`a whole number from ${least} to ${most}`);

const url = (what: string, ...protocols: string[]) =>
  z
    .string()
    .refine((text) => protocols.includes(parseUrl(text)?.protocol ?? ""))
    .optional()
    .describe(what);
const webUrl = () => url("an http or https address", "http:", "https:");

const trueOrFalse = () =>
  z
    .enum(["true", "false"])
    .optional()
    .transform((value) => value === "true")
    .describe("true or false");

const secrets = (what: string) =>
  z
    .string()
    .transform((text) => text.split(",").map((one) => one.trim()))
    .refine((all) => all.every((one) => one.length >= SHORTEST_SECRET))
    .optional()
    .describe(`${what} of at least ${SHORTEST_SECRET} characters each, separated by commas`);

const Environment = z.object({
  NODE_ENV: z.string().optional(),
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: z.string().regex(/^\S+$/).optional().describe("a host name or an IP address to listen on"),
  APP_URL: z
    .string()
    .refine((text) => isOrigin(text))
    .transform((text) => new URL(text).origin)
    .optional()
    .describe("an http or https address without a path, like https://awayday.example.com"),
  DATABASE_URL: url("a postgres:// address", "postgres:", "postgresql:"),
  DATA_DIR: z.string().optional().default("./.data"),
  SESSION_SECRET: secrets("secrets"),
  ENCRYPTION_KEYS: secrets("keys"),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_AUTHORIZATION_URL: webUrl(),
  GOOGLE_TOKEN_URL: webUrl(),
  GOOGLE_USERINFO_URL: webUrl(),
  GOOGLE_PICTURES_URL: webUrl(),
  GOOGLE_CALENDAR_CLIENT_ID: z.string().optional(),
  GOOGLE_CALENDAR_CLIENT_SECRET: z.string().optional(),
  GOOGLE_CALENDAR_URL: webUrl(),
  MICROSOFT_CLIENT_ID: z.string().optional(),
  MICROSOFT_CLIENT_SECRET: z.string().optional(),
  MICROSOFT_TENANT: z
    .string()
    .regex(/^[\w.-]+$/)
    .optional()
    .default("common")
    .describe("common, organizations, or the id or a domain of a tenant"),
  MICROSOFT_LOGIN_URL: webUrl(),
  MICROSOFT_GRAPH_URL: webUrl(),
  SLACK_CLIENT_ID: z.string().optional(),
  SLACK_CLIENT_SECRET: z.string().optional(),
  SLACK_SIGNING_SECRET: z.string().optional(),
  SLACK_API_URL: webUrl(),
  SLACK_AUTHORIZE_URL: webUrl(),
  SLACK_PICTURES_URL: webUrl(),
  SLACK_APP_TOKEN: z.string().optional(),
  SMTP_URL: url("an smtp:// or smtps:// address", "smtp:", "smtps:"),
  MAIL_FROM: z.string().includes("@").optional().describe("the email address of the sender"),
  AVATAR_URL: z
    .string()
    .refine((text) => text.includes("{name}") && isWebAddress(text))
    .optional()
    .describe("an http or https address with {name} in it"),
  LOG_LEVEL: z
    .enum(LOG_LEVELS)
    .optional()
    .default("info")
    .describe(`one of ${LOG_LEVELS.join(", ")}`),
  TRUST_PROXY: z.string().refine(isTrustProxy).transform(trustProxyOf).optional().describe(PROXIES),
  DATABASE_POOL_SIZE: wholeNumber(CONNECTIONS.least, CONNECTIONS.most, CONNECTIONS.byDefault),
  REQUESTS_PER_ADDRESS: wholeNumber(10, 100_000, 500),
  SESSION_DAYS: wholeNumber(1, MAX_SESSION_DAYS, 7),
  LOG_LINKS: trueOrFalse(),
  ALLOW_PRIVATE_ADDRESSES: trueOrFalse(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_HOURS: wholeNumber(1, 720, 24),
  BACKUP_KEEP: wholeNumber(1, 1000, 14),
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl(),
  METRICS_TOKEN: z
    .string()
    .regex(new RegExp(`^\\S{${SHORTEST_SECRET},}$`))
    .optional()
    .describe(`a token of at least ${SHORTEST_SECRET} characters, without spaces`),
});
export type Environment = z.output<typeof Environment>;

export function parseEnvironment(env: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(
    Object.entries(env)
      .map(([name, value]) => [name, value?.trim()] as const)
      .filter(([, value]) => value !== ""),
  );
  const parsed = Environment.safeParse(given);
  if (parsed.success) return parsed.data;
  const name = String(parsed.error.issues[0]?.path[0]) as keyof typeof Environment.shape;
  throw new ConfigError(`${name} is wrong: it must be ${Environment.shape[name].description ?? "text"}`);
}

export function allOrNone<const Names extends readonly (keyof Environment)[]>(
  given: Environment,
  names: Names,
): { [Place in keyof Names]: string } | undefined {
  const set = names.find((name) => given[name]);
  if (!set) return undefined;
  const missing = names.find((name) => !given[name]);
  if (missing) throw new ConfigError(`${missing} is missing: ${set} is set and requires it`);
  return names.map((name) => String(given[name])) as { [Place in keyof Names]: string };
}

function parseUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}

function isWebAddress(text: string): boolean {
  return text.startsWith("/") || ["http:", "https:"].includes(parseUrl(text)?.protocol ?? "");
}

function isOrigin(text: string): boolean {
  const parsed = parseUrl(text);
  return ["http:", "https:"].includes(parsed?.protocol ?? "") && parsed?.href === `${parsed?.origin}/`;
}
