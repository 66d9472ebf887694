import { ReadableStream, TransformStream, WritableStream } from "node:stream/web";
import { TextDecoder, TextEncoder } from "node:util";

/** What every browser has, the router needs and jsdom lacks. */
Object.assign(globalThis, { ReadableStream, TextDecoder, TextEncoder, TransformStream, WritableStream });
