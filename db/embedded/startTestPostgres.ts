import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { memoryFolder } from "./memoryFolder.ts";
import { wantedFolder } from "./serverFolder.ts";
import { startEmbeddedPostgres } from "./startEmbeddedPostgres.ts";

interface TestPostgres {
  url: string;
  stop: () => Promise<void>;
}

export async function startTestPostgres(): Promise<TestPostgres> {
  const home = mkdtempSync(path.join(memoryFolder(), "awayday-test-"));
  chmodSync(home, 0o711);
  try {
    const postgres = await startEmbeddedPostgres(home, { durable: false, maxConnections: 450 });
    return {
      url: postgres.url,
      async stop() {
        await postgres.stop();
        remove(home);
      },
    };
  } catch (error) {
    remove(home);
    throw error;
  }
}

function remove(home: string): void {
  const { root } = wantedFolder(home);
  if (path.dirname(root) !== home) rmSync(path.dirname(root), { recursive: true, force: true });
  rmSync(home, { recursive: true, force: true });
}
