import path from "node:path";
import { pathToFileURL } from "node:url";
import { buildIfNeeded } from "./build/buildIfNeeded.js";

// Memory: "npm start" gives new objects little space, and lets all threads share one pool of other memory
// (MALLOC_ARENA_MAX). Hashing a password takes another 19 MB outside that space until it ends.
await buildIfNeeded();
const { main } = await import(pathToFileURL(path.resolve("dist/server/main.js")).href);
await main();
