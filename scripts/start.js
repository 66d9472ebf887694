import path from "node:path";
import { pathToFileURL } from "node:url";
import { buildIfNeeded } from "./build/buildIfNeeded.js";

// Memory: "npm start" gives new objects little space, and lets all threads share one pool (MALLOC_ARENA_MAX), so that a
// hash of a password, which takes 19 MB, uses the memory of the hash before it.
await buildIfNeeded();
const { main } = await import(pathToFileURL(path.resolve("dist/server/main.js")).href);
await main();
