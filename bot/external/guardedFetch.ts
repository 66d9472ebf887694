import { type ClientRequest, type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";
import { isPublicAddress } from "#core/external/isPublicAddress.ts";
import { addressesOf, type FoundAddress, type Resolve, resolveInDns, resolveInSystem } from "./addressesOf.ts";
import { ExternalFailure } from "./ExternalFailure.ts";

const MAX_BYTES = 64 * 1024;
const TIMEOUT_MS = 15_000;
const MAX_HEADER_BYTES = 16 * 1024;

interface GuardedRequest {
  method?: "GET" | "POST" | "PATCH" | "DELETE";
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** Limits the headers and the body together. */
  maxBytes?: number;
  cutsLong?: boolean;
  timeoutMs?: number;
}

interface ExternalAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Rejects with an ExternalFailure if the request fails. */
export type GuardedFetch = (address: string, wanted?: GuardedRequest) => Promise<ExternalAnswer>;

interface GuardOptions {
  allowsPrivate: boolean;
  allowsHttp?: boolean;
  resolve?: Resolve;
  mayConnect?: (address: string) => boolean;
  ca?: string;
}

/** Security: connects only to addresses that it has checked. Follows no redirects and uses no proxy. */
export function guardedFetch({
  allowsPrivate,
  allowsHttp = false,
  resolve = allowsPrivate ? resolveInSystem : resolveInDns,
  mayConnect = isPublicAddress,
  ca,
}: GuardOptions): GuardedFetch {
  const isAllowed = (address: string) => allowsPrivate || mayConnect(address);
  return async (
    address,
    { method = "GET", headers, body, maxBytes = MAX_BYTES, cutsLong = false, timeoutMs = TIMEOUT_MS } = {},
  ) => {
    const url = usableUrl(address, allowsHttp);
    const { signal, stop, late } = deadline(timeoutMs);
    try {
      const found = await Promise.race([addressesOf(url, { resolve, isAllowed }), late]);
      const send = url.protocol === "http:" ? requestHttp : requestHttps;
      const sent = send(url, {
        method,
        headers: { "user-agent": "Awayday", "accept-encoding": "identity", ...headers },
        lookup: pinnedTo(found),
        // A pooled connection could lead to an unchecked address.
        agent: false,
        maxHeaderSize: Math.min(maxBytes, MAX_HEADER_BYTES),
        signal,
        ...(ca && { ca }),
      });
      const answer = await Promise.race([answerTo(sent, body, isAllowed), late]);
      return await Promise.race([received(answer, { maxBytes, cutsLong }), late]);
    } catch (error) {
      throw failureOf(error, url);
    } finally {
      stop();
    }
  };
}

function usableUrl(address: string, allowsHttp: boolean): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isAllowed = url?.protocol === "https:" || (allowsHttp && url?.protocol === "http:");
  if (!url || !isAllowed || url.hostname === "" || url.username !== "" || url.password !== "") {
    throw new ExternalFailure("address", "the address is not a plain https address");
  }
  return url;
}

/** Prevents DNS rebinding. */
function pinnedTo(found: readonly FoundAddress[]): LookupFunction {
  return (_name, { all }, done) => {
    const [first] = found;
    if (all) done(null, [...found]);
    else done(null, first?.address ?? "", first?.family);
  };
}

function answerTo(
  sent: ClientRequest,
  body: string | Uint8Array | undefined,
  isAllowed: (address: string) => boolean,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    sent.once("socket", (socket) =>
      socket.once("connect", () => {
        if (isAllowed(socket.remoteAddress ?? "")) return;
        sent.destroy(new ExternalFailure("private", `${sent.host} is not on the public internet`));
      }),
    );
    sent.on("error", reject).once("response", resolve);
    sent.end(body);
  });
}

async function received(
  answer: IncomingMessage,
  { maxBytes, cutsLong }: { maxBytes: number; cutsLong: boolean },
): Promise<ExternalAnswer> {
  const { statusCode: status = 0, headers, rawHeaders } = answer;
  let left = maxBytes - rawHeaders.reduce((sum, text) => sum + text.length, 0);
  const parts: Buffer[] = [];
  for await (const part of answer as AsyncIterable<Buffer>) {
    left -= part.length;
    if (left < 0) {
      answer.destroy();
      if (cutsLong) {
        parts.push(part.subarray(0, left));
        break;
      }
      throw new ExternalFailure("large", `the answer has more than ${maxBytes} bytes`);
    }
    parts.push(part);
  }
  return { status, headers, body: Buffer.concat(parts) };
}

function deadline(timeoutMs: number): { signal: AbortSignal; stop: () => void; late: Promise<never> } {
  const controller = new AbortController();
  const { signal } = controller;
  const timer = setTimeout(() => {
    controller.abort(new ExternalFailure("slow", `no full answer within ${timeoutMs} ms`));
  }, timeoutMs);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as ExternalFailure), { once: true });
  });
  late.catch(() => undefined);
  return { signal, stop: () => clearTimeout(timer), late };
}

function failureOf(error: unknown, { hostname }: URL): ExternalFailure {
  if (error instanceof ExternalFailure) return error;
  return new ExternalFailure("unreachable", `${hostname} gave no usable answer`, { cause: error });
}
