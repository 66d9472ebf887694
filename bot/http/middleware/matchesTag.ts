/** The tag in the header may be weak, as compressing proxies make it. */
export function matchesTag(header: string | undefined, etag: string): boolean {
  return header?.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag) ?? false;
}
