import path from "node:path";
import { pathToFileURL } from "node:url";
import { buildIfNeeded } from "./build/buildIfNeeded.js";

// Memory: "npm start" gives new objects little space, and lets all threads share one pool (MALLOC_ARENA_MAX). Hashing a
// password takes 19 MB, which each thread keeps. Two threads are enough; four would hold about 40 MB more.
process.env["UV_THREADPOOL_SIZE"] ??= "2";

await buildIfNeeded();
const { main } = await import(pathToFileURL(path.resolve("dist/server/main.js")).href);
await main();
