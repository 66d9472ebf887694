import { buildServer } from "./buildServer.ts";
import { bringUpToDate, SERVER, WEB } from "./buildTargets.ts";
import { buildWeb } from "./buildWeb.ts";

await Promise.all([
  bringUpToDate(SERVER, () => buildServer(`${SERVER.folder}/main.js`)),
  bringUpToDate(WEB, () => buildWeb(WEB.folder)),
]);
