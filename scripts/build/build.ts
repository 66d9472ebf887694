import { buildServer } from "./buildServer.ts";
import { buildWeb } from "./buildWeb.ts";

const names = process.argv.slice(2);
const isWanted = (name: string) => names.length === 0 || names.includes(name);

await Promise.all([
  isWanted("server") ? buildServer("dist/server/main.js") : undefined,
  isWanted("server") ? buildServer("dist/server/simulator.js", "bot/simulator.ts") : undefined,
  isWanted("web") ? buildWeb("dist/console") : undefined,
]);
