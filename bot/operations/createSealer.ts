import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

export interface Sealer {
  /** Security: the text can't be opened for another organization. */
  seal(text: string, organizationId: string): string;
  /** Throws if the key is missing or the text was tampered with. */
  open(sealed: string, organizationId: string): string;
  /** Unlike `open`, returns undefined if the key is missing. */
  openIfKnown(sealed: string, organizationId: string): string | undefined;
  /** The id of the first key. A sealed text begins with its key's id and a dot. */
  readonly keyId: string;
  hasKey(id: string): boolean;
  /** Returns the HMAC under the first key, in base64url. */
  mac(text: string): string;
  /** Accepts any of the keys, so an HMAC created before a rotation stays valid. */
  isMac(mac: string, text: string): boolean;
}

/** AES-256-GCM. The first key encrypts, and every key decrypts. */
export function createSealer(keys: readonly string[]): Sealer {
  const derived = keys.map((key) => {
    const bytes = createHash("sha256").update(`awayday sealing key\0${key}`).digest();
    return { bytes, id: createHash("sha256").update(bytes).digest("hex").slice(0, 8) };
  });
  const [first] = derived;
  if (!first) throw new Error("A sealer needs at least one key");
  const openIfKnown = (sealed: string, organizationId: string) => {
    const [id, body = ""] = sealed.split(".");
    const key = derived.find((candidate) => candidate.id === id);
    if (!key) return undefined;
    const bytes = Buffer.from(body, "base64url");
    const cipher = createDecipheriv("aes-256-gcm", key.bytes, bytes.subarray(0, 12))
      .setAAD(Buffer.from(organizationId))
      .setAuthTag(bytes.subarray(-16));
    return Buffer.concat([cipher.update(bytes.subarray(12, -16)), cipher.final()]).toString("utf8");
  };
  return {
    keyId: first.id,
    hasKey: (id) => derived.some((key) => key.id === id),
    seal(text, organizationId) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", first.bytes, nonce).setAAD(Buffer.from(organizationId));
      const sealed = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
      return `${first.id}.${sealed.toString("base64url")}`;
    },
    open(sealed, organizationId) {
      const opened = openIfKnown(sealed, organizationId);
      if (opened === undefined) throw new Error("Sealed with a key that is not in ENCRYPTION_KEYS");
      return opened;
    },
    openIfKnown,
    mac: (text) => macWith(first.bytes, text).toString("base64url"),
    isMac(mac, text) {
      const given = Buffer.from(mac, "base64url");
      return derived.some(({ bytes }) => given.length === 32 && timingSafeEqual(given, macWith(bytes, text)));
    },
  };
}

function macWith(key: Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(`awayday link\0${text}`).digest();
}
