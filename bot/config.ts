import { allOrNone, ConfigError, type Environment, parseEnvironment } from "./environment.ts";
import type { TrustProxy } from "./trustProxy.ts";

export interface Config {
  isProduction: boolean;
  port: number;
  host: string;
  /** Has no trailing slash. If undefined, links use localhost and the port. */
  appUrl: string | undefined;
  /** If undefined, Awayday starts the embedded PostgreSQL. */
  databaseUrl: string | undefined;
  databaseConnections: number;
  dataDir: string;
  /** The first secret signs; all secrets verify. */
  sessionSecrets: readonly string[] | undefined;
  /** The first key encrypts; all keys decrypt. */
  encryptionKeys: readonly string[] | undefined;
  google: GoogleConfig | undefined;
  slack: SlackConfig | undefined;
  googleCalendar: GoogleCalendarConfig | undefined;
  microsoftCalendar: MicrosoftCalendarConfig | undefined;
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  /** A URL template with the placeholder `{name}`. If undefined, Awayday generates the avatars. */
  avatarUrl: string | undefined;
  /** True if URLs from customers or external services may point to private networks. */
  allowsPrivateAddresses: boolean;
  logLevel: Environment["LOG_LEVEL"];
  trustProxy: TrustProxy | undefined;
  requestsPerAddress: number | undefined;
  sessionDays: number;
  logLinks: boolean;
  backups: BackupConfig | undefined;
  metricsToken: string | undefined;
  tracesTo: string | undefined;
}

export interface BackupConfig {
  folder: string;
  everyHours: number;
  keep: number;
}

export interface GoogleConfig {
  clientId: string;
  clientSecret: string;
  authorizationUrl: string | undefined;
  tokenUrl: string | undefined;
  userinfoUrl: string | undefined;
  picturesUrl: string | undefined;
}

export interface GoogleCalendarConfig {
  clientId: string;
  clientSecret: string;
  url: string | undefined;
}

export interface MicrosoftCalendarConfig {
  clientId: string;
  clientSecret: string;
  /** `common`, `organizations`, or the id or a domain of a tenant. */
  tenant: string;
  loginUrl: string | undefined;
  graphUrl: string | undefined;
}

export interface SlackConfig {
  clientId: string;
  clientSecret: string;
  signingSecret: string;
  apiUrl: string | undefined;
  authorizeUrl: string | undefined;
  picturesUrl: string | undefined;
  appToken: string | undefined;
}

/** Throws a ConfigError for the first invalid or missing setting. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = parseEnvironment(env);
  const isProduction = given.NODE_ENV === "production";
  const config: Config = {
    isProduction,
    port: given.PORT,
    host: given.HOST ?? (isProduction ? "0.0.0.0" : "127.0.0.1"),
    appUrl: given.APP_URL,
    databaseUrl: given.DATABASE_URL,
    databaseConnections: given.DATABASE_POOL_SIZE,
    dataDir: given.DATA_DIR,
    sessionSecrets: given.SESSION_SECRET,
    encryptionKeys: given.ENCRYPTION_KEYS,
    google: googleOf(given),
    slack: slackOf(given),
    googleCalendar: googleCalendarOf(given),
    microsoftCalendar: microsoftCalendarOf(given),
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM,
    avatarUrl: given.AVATAR_URL,
    allowsPrivateAddresses: given.ALLOW_PRIVATE_ADDRESSES,
    logLevel: given.LOG_LEVEL,
    trustProxy: given.TRUST_PROXY,
    requestsPerAddress: given.TRUST_PROXY ? undefined : given.REQUESTS_PER_ADDRESS,
    sessionDays: given.SESSION_DAYS,
    logLinks: given.LOG_LINKS,
    backups: given.BACKUP_DIR
      ? { folder: given.BACKUP_DIR, everyHours: given.BACKUP_HOURS, keep: given.BACKUP_KEEP }
      : undefined,
    metricsToken: given.METRICS_TOKEN,
    tracesTo: given.OTEL_EXPORTER_OTLP_ENDPOINT,
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

function googleCalendarOf(given: Environment): GoogleCalendarConfig | undefined {
  const together = allOrNone(given, ["GOOGLE_CALENDAR_CLIENT_ID", "GOOGLE_CALENDAR_CLIENT_SECRET"]);
  if (!together) return undefined;
  const [clientId, clientSecret] = together;
  return { clientId, clientSecret, url: given.GOOGLE_CALENDAR_URL };
}

function microsoftCalendarOf(given: Environment): MicrosoftCalendarConfig | undefined {
  const together = allOrNone(given, ["MICROSOFT_CLIENT_ID", "MICROSOFT_CLIENT_SECRET"]);
  if (!together) return undefined;
  const [clientId, clientSecret] = together;
  return {
    clientId,
    clientSecret,
    tenant: given.MICROSOFT_TENANT,
    loginUrl: given.MICROSOFT_LOGIN_URL,
    graphUrl: given.MICROSOFT_GRAPH_URL,
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
