import { isIP } from "node:net";

export type TrustProxy = false | number | string;

/** Security: with `true`, any caller could forge their IP address. */
export const PROXIES =
  "the number of proxies in front of Awayday, like 1, or their addresses separated by commas, like 10.0.0.0/8; true would trust anyone";

const MAX_PROXIES = 16;

export function trustProxyOf(text: string): TrustProxy {
  if (text === "false") return false;
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** Express would reject an invalid setting later, without naming the environment variable. */
export function isTrustProxy(text: string): boolean {
  const trusted = trustProxyOf(text);
  if (trusted === false) return true;
  return typeof trusted === "number" ? trusted <= MAX_PROXIES : trusted.split(",").every(isProxyAddress);
}

function isProxyAddress(part: string): boolean {
  const [address = "", bits, ...more] = part.trim().split("/");
  if (["loopback", "linklocal", "uniquelocal"].includes(address)) return bits === undefined;
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (version === 4 ? 32 : 128);
}
