/**
 * An IPv4 address, or the /48 network of an IPv6 client: one customer can have 65,536 networks of the usual size, and
 * limits would otherwise count each of them as another client.
 */
export function siteOf(client: string): string {
  return client.includes(":") ? client.split(":", 3).join(":") : client;
}
