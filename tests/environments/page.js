import { createRequire } from "node:module";
import { endableTimers } from "./endTimers.js";
import { rememberStyles } from "./quickStyles.js";
// Import quickLabels after quickStyles, which must replace jsdom's styles before quickLabels loads jsdom.
import "./quickLabels.js";
import { rememberProperties } from "./rememberProperties.js";

const { CookieJar, JSDOM, VirtualConsole } = createRequire(
  createRequire(import.meta.url).resolve("jest-environment-jsdom"),
)("jsdom");

const URL_OF_PAGE = "http://localhost/";
/** Node's globals that jsdom lacks. */
const NOT_IN_PAGES = ["fetch", "Request", "Response", "EventSource", "BroadcastChannel", "MessageChannel"];
const SELVES = ["window", "self", "top", "parent", "frames", "global"];
const OF_NODE = ["console", "queueMicrotask"];
const OF_TARGETS = ["addEventListener", "removeEventListener", "dispatchEvent"];

/** A worker runs all its UI test files in one page, one after another. */
export class Page {
  #window = makeWindow();
  #timers = endableTimers();
  #frames = new Set();
  #listeners = recordListeners(this.#window);
  #globals = this.#makeGlobals();
  #restores = [];

  open() {
    this.#restores = [this.#window, globalThis].map((object) => rememberProperties(object));
    for (const name of NOT_IN_PAGES) delete globalThis[name];
    Object.defineProperties(globalThis, this.#globals);
  }

  /** Empties the page and restores Node's globals. */
  async close() {
    await this.#timers.endTimers();
    for (const frame of this.#frames) this.#window.cancelAnimationFrame(frame);
    this.#frames.clear();
    for (const listener of this.#listeners.splice(0)) this.#window.removeEventListener(...listener);
    this.#empty();
    for (const restore of this.#restores.splice(0)) restore();
  }

  #empty() {
    const { document, history, localStorage, sessionStorage } = this.#window;
    document.body.replaceChildren();
    // Keep the rules of the shared style library, because it inserts them only once.
    for (const child of document.head.querySelectorAll(":scope > :not([data-emotion])")) child.remove();
    for (const element of [document.documentElement, document.body]) {
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
    }
    for (const [cookie] of document.cookie.matchAll(/[^=; ]+(?==)/g)) document.cookie = `${cookie}=; Max-Age=0`;
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, "", URL_OF_PAGE);
  }

  #makeGlobals() {
    const window = this.#window;
    const ofNode = new Set([...Object.keys(this.#timers.timers), ...SELVES, ...OF_NODE]);
    const globals = {};
    for (const name of [...Object.getOwnPropertyNames(window), ...OF_TARGETS]) {
      if (name.startsWith("_") || ofNode.has(name) || Object.is(window[name], globalThis[name])) continue;
      globals[name] = globalOf(window, name);
    }
    for (const name of SELVES) globals[name] = valueOf(globalThis);
    for (const [name, timer] of Object.entries(this.#timers.timers)) globals[name] = valueOf(timer);
    globals.requestAnimationFrame = valueOf((callback) => {
      const frame = window.requestAnimationFrame((now) => {
        this.#frames.delete(frame);
        callback(now);
      });
      this.#frames.add(frame);
      return frame;
    });
    const { performance } = globalThis;
    // React would call `measure` for each component.
    globals.performance = valueOf({ now: () => performance.now(), timeOrigin: performance.timeOrigin });
    return globals;
  }
}

/** Sets cookies at the time of `Date.now`, which tests replace and which the jar uses to expire cookies. */
class Cookies extends CookieJar {
  setCookieSync(cookie, url, options) {
    return super.setCookieSync(cookie, url, { ...options, now: new Date(Date.now()) });
  }
}

function makeWindow() {
  const virtualConsole = new VirtualConsole();
  // oxlint-disable-next-line no-console -- shows errors in event handlers, as jest-environment-jsdom does
  virtualConsole.on("jsdomError", (error) => console.error(error));
  const { window } = new JSDOM("<!DOCTYPE html>", {
    cookieJar: new Cookies(),
    pretendToBeVisual: true,
    url: URL_OF_PAGE,
    virtualConsole,
  });
  // Report errors in event listeners as errors in the test.
  window.addEventListener("error", ({ error }) => {
    if (error) process.emit("uncaughtException", error);
  });
  rememberStyles(window);
  return window;
}

function recordListeners(window) {
  const added = [];
  const add = window.addEventListener;
  window.addEventListener = (...listener) => {
    added.push(listener);
    add.apply(window, listener);
  };
  return added;
}

function globalOf(window, name) {
  const value = window[name];
  if (typeof value === "function") return valueOf(isClass(value) ? value : value.bind(window));
  if (typeof value === "object" && value !== null) return valueOf(value);
  return {
    configurable: true,
    enumerable: false,
    get: () => window[name],
    set: (next) => {
      window[name] = next;
    },
  };
}

function isClass({ name, prototype }) {
  return prototype !== undefined && /^[A-Z]/.test(name);
}

function valueOf(value) {
  return { configurable: true, enumerable: false, writable: true, value };
}
