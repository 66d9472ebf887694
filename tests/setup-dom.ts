import { TextDecoder, TextEncoder } from "node:util";
import { ReadableStream, TransformStream, WritableStream } from "node:stream/web";

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
