import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

/** Divisible by 3, so that the base64 texts of the parts can be joined. */
export const PART_BYTES = 192 * 1024;
const NONCE = 12;
const TAG = 16;
/** The last part can be shorter. */
export const SEALED_PART_BYTES = NONCE + PART_BYTES + TAG;

/** Security: authenticates the organization, the file, and the place of each part, so no part can be moved. */
export class FileCipher {
  readonly #key: Buffer;
  readonly #file: string;

  constructor(key: Buffer, { organizationId, id }: { organizationId: string; id: string }) {
    this.#key = key;
    this.#file = `${organizationId} ${id}`;
  }

  seal(bytes: Buffer, place: Place): Buffer {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv("aes-256-gcm", this.#key, nonce).setAAD(this.#about(place));
    return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  }

  /** Throws if the part was tampered with or belongs to another place. */
  open(sealed: Buffer, place: Place): Buffer {
    const cipher = createDecipheriv("aes-256-gcm", this.#key, sealed.subarray(0, NONCE), { authTagLength: TAG })
      .setAAD(this.#about(place))
      .setAuthTag(sealed.subarray(-TAG));
    return Buffer.concat([cipher.update(sealed.subarray(NONCE, -TAG)), cipher.final()]);
  }

  #about({ part, isLast }: Place): Buffer {
    return Buffer.from(`${this.#file} ${part} ${isLast ? "last" : "more"}`);
  }
}

interface Place {
  part: number;
  isLast: boolean;
}

export function newFileKey(): Buffer {
  return randomBytes(32);
}
