import path from "node:path";
import { pathToFileURL } from "node:url";
import { buildIfNeeded } from "./buildIfNeeded.js";

await buildIfNeeded();
const { main } = await import(pathToFileURL(path.resolve("dist/server/main.js")).href);
await main();
