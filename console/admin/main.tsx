import "#console/shared/jitless.ts";
import { createRoot } from "react-dom/client";
import { ignoreMovedClicks } from "#console/shared/ignoreMovedClicks.ts";
import { reloadRestored } from "#console/shared/reloadRestored.ts";
import "./unsaved/historyGuard.ts";
import { App } from "./App.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root");
ignoreMovedClicks(document);
reloadRestored(window);
createRoot(root).render(<App />);
