import { randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { Config } from "./config.ts";
import { ConfigError } from "./environment.ts";

interface Secrets {
  sessionSecrets: readonly string[];
  encryptionKeys: readonly string[];
}

const Kept = z.object({ sessionSecret: z.string().min(1), encryptionKeys: z.array(z.string().min(1)).min(1) });
type Kept = z.output<typeof Kept>;

/** Keeps generated secrets in secrets.json in the data folder. Throws ConfigError if that file is damaged. */
export async function secretsOf(
  config: Pick<Config, "sessionSecrets" | "encryptionKeys" | "dataDir">,
): Promise<Secrets> {
  const { sessionSecrets, encryptionKeys } = config;
  if (sessionSecrets && encryptionKeys) return { sessionSecrets, encryptionKeys };
  const kept = await keptSecrets(config.dataDir);
  return {
    sessionSecrets: sessionSecrets ?? [kept.sessionSecret],
    encryptionKeys: encryptionKeys ?? kept.encryptionKeys,
  };
}

async function keptSecrets(dataDir: string): Promise<Kept> {
  const file = path.join(dataDir, "secrets.json");
  try {
    return (await readSecrets(file)) ?? (await generateSecrets(file));
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(`DATA_DIR is wrong: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function readSecrets(file: string): Promise<Kept | undefined> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  try {
    return Kept.parse(JSON.parse(text));
  } catch {
    throw new ConfigError(
      `DATA_DIR is wrong: ${file} is damaged; restore it, or the data encrypted with it can't be read`,
    );
  }
}

/** `link` fails if the file exists, so processes that start at the same time use the same secrets. */
async function generateSecrets(file: string): Promise<Kept> {
  const secrets: Kept = { sessionSecret: newSecret(), encryptionKeys: [newSecret()] };
  const aside = `${file}.${randomBytes(6).toString("hex")}`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(aside, JSON.stringify(secrets, undefined, 2), { mode: 0o600, flag: "wx" });
  try {
    await link(aside, file);
    return secrets;
  } catch (error) {
    const theirs = await readSecrets(file);
    if (!theirs) throw error;
    return theirs;
  } finally {
    await rm(aside, { force: true });
  }
}

function newSecret(): string {
  return randomBytes(32).toString("base64url");
}
