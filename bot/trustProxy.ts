import { isIP } from "node:net";

/** What Express takes for `trust proxy`: how many proxies, or which; `true` trusts whoever connects. */
export type TrustProxy = boolean | number | string;

/** The setting as Express takes it. */
export function trustProxyOf(text: string): TrustProxy {
  if (text === "true" || text === "false") return text === "true";
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** Whether Express will take it: it would throw only later, and without naming the variable. */
export function isTrustProxy(text: string): boolean {
  const trusted = trustProxyOf(text);
  if (typeof trusted !== "string") return true;
  return trusted.split(",").every((part) => {
    const [address = "", bits, ...more] = part.trim().split("/");
    if (["loopback", "linklocal", "uniquelocal"].includes(address)) return bits === undefined;
    const version = isIP(address);
    if (version === 0 || more.length > 0) return false;
    return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
  });
}
