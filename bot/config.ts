import { z } from "zod";
import { isTrustProxy, PROXIES, trustProxyOf, type TrustProxy } from "./trustProxy.ts";

/**
 * A missing or invalid setting. The message is one line that begins with the variable's name; it never shows a secret.
 */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

export interface Config {
  isProduction: boolean;
  port: number;
  host: string;
  /**
   * The origin used in links and same-origin checks, without a trailing slash. If undefined, localhost and the port.
   */
  appUrl: string | undefined;
  /** If undefined, Awayday starts the embedded PostgreSQL. */
  databaseUrl: string | undefined;
  dataDir: string;
  /** The first secret signs; all of them verify. If undefined, one is generated and stored in the data folder. */
  sessionSecrets: readonly string[] | undefined;
  /** The first key encrypts; all of them decrypt. If undefined, one is generated and stored in the data folder. */
  encryptionKeys: readonly string[] | undefined;
  google: GoogleConfig | undefined;
  slack: SlackConfig | undefined;
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  /**
   * The URL template for people's pictures, with the placeholder `{name}`. If undefined, Awayday generates the
   * pictures.
   */
  avatarUrl: string | undefined;
  /** True if addresses that customers give may lead to private networks. */
  allowsPrivateAddresses: boolean;
  logLevel: (typeof LOG_LEVELS)[number];
  /** If undefined, Awayday trusts no proxy. */
  trustProxy: TrustProxy | undefined;
  sessionDays: number;
  /** True to log the token links of emails that are only stored because no mail server is configured. */
  logLinks: boolean;
  /** When and where the server backs up its database by itself. If undefined, it doesn't. */
  backups: BackupConfig | undefined;
  /** The bearer token for `GET /metrics`. If undefined, the route doesn't exist. */
  metricsToken: string | undefined;
}

export interface BackupConfig {
  folder: string;
  /** The age of the newest backup in hours at which the next one is due. */
  everyHours: number;
  /** The number of backups to keep. */
  keep: number;
}

export interface GoogleConfig {
  clientId: string;
  clientSecret: string;
  authorizationUrl: string | undefined;
  tokenUrl: string | undefined;
  userinfoUrl: string | undefined;
  /** Replaces the host of people's pictures. */
  picturesUrl: string | undefined;
}

export interface SlackConfig {
  clientId: string;
  clientSecret: string;
  signingSecret: string;
  apiUrl: string | undefined;
  authorizeUrl: string | undefined;
  /** Replaces the hosts of people's pictures. */
  picturesUrl: string | undefined;
  /** If set, Slack connects in Socket Mode. */
  appToken: string | undefined;
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
  SESSION_DAYS: wholeNumber(1, MAX_SESSION_DAYS, 7),
  LOG_LINKS: trueOrFalse(),
  ALLOW_PRIVATE_ADDRESSES: trueOrFalse(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_HOURS: wholeNumber(1, 720, 24),
  BACKUP_KEEP: wholeNumber(1, 1000, 14),
  METRICS_TOKEN: z
    .string()
    .regex(new RegExp(`^\\S{${SHORTEST_SECRET},}$`))
    .optional()
    .describe(`a token of at least ${SHORTEST_SECRET} characters, without spaces`),
});
type Environment = z.output<typeof Environment>;

/**
 * Returns the settings of a process from its environment. Throws ConfigError for the first invalid or missing setting.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = parseEnvironment(env);
  const isProduction = given.NODE_ENV === "production";
  const config: Config = {
    isProduction,
    port: given.PORT,
    host: given.HOST ?? (isProduction ? "0.0.0.0" : "127.0.0.1"),
    appUrl: given.APP_URL,
    databaseUrl: given.DATABASE_URL,
    dataDir: given.DATA_DIR,
    sessionSecrets: given.SESSION_SECRET,
    encryptionKeys: given.ENCRYPTION_KEYS,
    google: googleOf(given),
    slack: slackOf(given),
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM,
    avatarUrl: given.AVATAR_URL,
    allowsPrivateAddresses: given.ALLOW_PRIVATE_ADDRESSES,
    logLevel: given.LOG_LEVEL,
    trustProxy: given.TRUST_PROXY,
    sessionDays: given.SESSION_DAYS,
    logLinks: given.LOG_LINKS,
    backups: given.BACKUP_DIR
      ? { folder: given.BACKUP_DIR, everyHours: given.BACKUP_HOURS, keep: given.BACKUP_KEEP }
      : undefined,
    metricsToken: given.METRICS_TOKEN,
  };
  if (isProduction) {
    for (const name of ["SESSION_SECRET", "ENCRYPTION_KEYS"] as const) {
      if (!given[name]) throw new ConfigError(`${name} is missing: it is required when NODE_ENV is production`);
    }
  }
  if (config.appUrl?.startsWith("https:") && !config.trustProxy) {
    throw new ConfigError("TRUST_PROXY is missing: with an https APP_URL, nobody could sign in without it");
  }
  return config;
}

function parseEnvironment(env: Record<string, string | undefined>): Environment {
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

function googleOf(given: Environment): GoogleConfig | undefined {
  const together = allOrNone(given, ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"]);
  if (!together) return undefined;
  const [clientId, clientSecret] = together;
  return {
    clientId,
    clientSecret,
    authorizationUrl: given.GOOGLE_AUTHORIZATION_URL,
    tokenUrl: given.GOOGLE_TOKEN_URL,
    userinfoUrl: given.GOOGLE_USERINFO_URL,
    picturesUrl: given.GOOGLE_PICTURES_URL,
  };
}

function slackOf(given: Environment): SlackConfig | undefined {
  const together = allOrNone(given, ["SLACK_CLIENT_ID", "SLACK_CLIENT_SECRET", "SLACK_SIGNING_SECRET"]);
  if (!together) {
    if (given.SLACK_APP_TOKEN) throw new ConfigError("SLACK_CLIENT_ID is missing: SLACK_APP_TOKEN needs it");
    return undefined;
  }
  const [clientId, clientSecret, signingSecret] = together;
  return {
    clientId,
    clientSecret,
    signingSecret,
    apiUrl: given.SLACK_API_URL,
    authorizeUrl: given.SLACK_AUTHORIZE_URL,
    picturesUrl: given.SLACK_PICTURES_URL,
    appToken: given.SLACK_APP_TOKEN,
  };
}

/**
 * Returns the values of variables that must be set together, or undefined if none is set. Throws ConfigError if only
 * some are.
 */
function allOrNone<const Names extends readonly (keyof Environment)[]>(
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
