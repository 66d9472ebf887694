import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "@jest/globals";

const PROGRAM = `
import { setTimeout as wait } from "node:timers/promises";
import { Page } from "./tests/environments/page.js";

const ofNode = Object.getOwnPropertyNames(globalThis);
const { Event, setTimeout, Date: { now } } = globalThis;
const page = new Page();
const happened = [];
page.open();
setTimeout === globalThis.setTimeout && happened.push("no timers of the page");
globalThis.setTimeout(() => happened.push("timer"), 1);
globalThis.setInterval(() => happened.push("interval"), 1);
globalThis.setImmediate(() => happened.push("immediate task, with a page: " + (typeof document === "object")));
requestAnimationFrame(() => happened.push("frame"));
addEventListener("popstate", () => happened.push("listener"));
document.defaultView.addEventListener("popstate", () => happened.push("listener of the window"));
document.documentElement.className = "dark";
document.body.style.overflow = "hidden";
document.body.append(document.createElement("p"));
document.head.append(document.createElement("meta"));
Date.now = () => now() + 40 * 86_400_000;
document.cookie = "sidebar=closed; Max-Age=864000";
happened.push(document.cookie);
Date.now = now;
localStorage.setItem("draft", "text");
sessionStorage.setItem("draft", "text");
history.pushState({ from: "test" }, "", "/requests");
innerWidth = 390;
globalThis.EventSource = class {};
await page.close();
happened.push(String(Object.getOwnPropertyNames(globalThis).toSorted()) === String(ofNode.toSorted()), globalThis.Event === Event);
page.open();
dispatchEvent(new globalThis.Event("popstate"));
await wait(50);
happened.push(document.documentElement.outerHTML, document.cookie, localStorage.length + sessionStorage.length);
happened.push(location.href, history.state, innerWidth, typeof EventSource);
await page.close();
console.log(JSON.stringify(happened));
`;

test("a test file leaves an empty page, without timers and listeners, and Node's own globals", async () => {
  const options = ["--no-warnings", "--input-type=module", "--eval", PROGRAM];
  const { stdout } = await promisify(execFile)(process.execPath, options);
  expect(JSON.parse(stdout)).toEqual([
    "sidebar=closed",
    "immediate task, with a page: true",
    true,
    true,
    "<html><head></head><body></body></html>",
    "",
    0,
    "http://localhost/",
    null,
    1024,
    "undefined",
  ]);
});
