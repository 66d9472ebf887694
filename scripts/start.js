import path from "node:path";
import { pathToFileURL } from "node:url";
import { buildIfNeeded } from "./build/buildIfNeeded.js";

// "npm start" limits the JavaScript heap. Hashing a password needs memory outside the heap.
await buildIfNeeded();
const { main } = await import(pathToFileURL(path.resolve("dist/server/main.js")).href);
await main();
