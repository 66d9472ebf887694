import type { Request } from "express";

/** The TRUST_PROXY setting determines the address. */
export function addressOf(req: Pick<Request, "ip">): string {
  return (req.ip ?? "").replace(/^::ffff:(?=\d+\.)/, "");
}

/** An IPv4 address, or the /64 network of an IPv6 address. */
export function clientOf(req: Pick<Request, "ip">): string {
  const [address = ""] = addressOf(req).split("%");
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0");
  return [...before, ...zeros, ...after].slice(0, 4).join(":");
}
