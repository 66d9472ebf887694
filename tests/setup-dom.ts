import { TextDecoder, TextEncoder } from "node:util";
import { ReadableStream, TransformStream, WritableStream } from "node:stream/web";
import * as React from "react";

// What browsers have and jsdom has not, as far as the web's libraries ask for it.
Object.assign(globalThis, { TextEncoder, TextDecoder, ReadableStream, WritableStream, TransformStream });

window.matchMedia = (query: string) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
window.scrollTo = () => {};
// Browsers are beginning to return a promise of the end of a smooth scroll, which TypeScript's types don't have yet.
Element.prototype.scrollIntoView = () => Promise.resolve() as unknown as void;
Blob.prototype.arrayBuffer = function () {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(this);
  });
};

// React's development build takes a stack trace of each element that it creates, up to a number per second. Without
// these its warnings still name the components; the counter that it compares with that number stays at its end.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object;
};
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => Infinity, set: () => {} });
