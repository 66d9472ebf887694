import { open, readdir } from "node:fs/promises";
import type pg from "pg";

const TICKS = 100;

/** Returns user and system time in seconds. */
export async function cpuTime(pid: number | undefined): Promise<number> {
  const { used } = await statOf(String(pid));
  return used;
}

/** Returns the CPU seconds of PostgreSQL's child processes, including ended processes. */
export async function databaseCpuTime(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
  const { parent } = await statOf(String(rows[0]?.pid));
  const pids = await readdir("/proc").catch(() => []);
  const stats = await Promise.all(pids.filter((name) => /^\d+$/.test(name)).map(statOf));
  const children = stats.filter((stat) => stat.parent === parent).reduce((sum, { used }) => sum + used, 0);
  return children + (await statOf(parent)).ended;
}

async function statOf(pid: string): Promise<{ parent: string; used: number; ended: number }> {
  const stat = await startOf(`/proc/${pid}/stat`).catch(() => "");
  const [, parent = "", ...fields] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const seconds = (nth: number) => Number(fields[nth] ?? Number.NaN) / TICKS;
  return { parent, used: seconds(9) + seconds(10), ended: seconds(11) + seconds(12) };
}

const LONGEST = 1024;

async function startOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(LONGEST) });
    return buffer.toString("utf8", 0, bytesRead);
  } finally {
    await handle.close();
  }
}
