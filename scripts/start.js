import path from "node:path";
import { pathToFileURL } from "node:url";
import { buildIfNeeded } from "./build/buildIfNeeded.js";

// Memory: "npm start" gives new objects little space, and lets all threads share one pool of other memory
// (MALLOC_ARENA_MAX). A hash of a password takes 19 MB outside of it, and gives them back when it ends.
await buildIfNeeded();
const { main } = await import(pathToFileURL(path.resolve("dist/server/main.js")).href);
await main();
