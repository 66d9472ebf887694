import type { Request } from "express";

/** Some proxies forward an address with its port: 203.0.113.7:50001 or [2001:db8::1]:50001. */
const WITH_PORT = /^(?:(?<v4>[\d.]+):\d+|\[(?<v6>[^\]]+)\](?::\d+)?)$/;

export function addressOf({ ip = "" }: Pick<Request, "ip">): string {
  const found = WITH_PORT.exec(ip)?.groups;
  return (found?.["v4"] ?? found?.["v6"] ?? ip).replace(/^::ffff:(?=\d+\.)/i, "");
}

/** Returns an IPv4 address, or the /64 network of an IPv6 address. */
export function clientOf(req: Pick<Request, "ip">): string {
  const [address = ""] = addressOf(req).split("%");
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0");
  return [...before, ...zeros, ...after].slice(0, 4).join(":");
}
