import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";

const FOLDER = "tests/upgrades";

export interface Fixture {
  /** Includes the version and the number of the last migration, such as "0.1.0-119.sql.gz". */
  file: string;
  last: string;
}

export const FIXTURES: readonly Fixture[] = readdirSync(FOLDER)
  .flatMap((file) => [...file.matchAll(/-(\d{3})\.sql\.gz$/g)].map(([, last = ""]) => ({ file, last })))
  .toSorted((a, b) => a.last.localeCompare(b.last));

export function sqlOf({ file }: Fixture): string {
  return gunzipSync(readFileSync(path.join(FOLDER, file))).toString();
}
