import { describe, expect, test } from "@jest/globals";
import { CompactSign, exportJWK, generateKeyPair } from "jose";
import { assertSigned } from "./assertSigned.ts";

const first = await generateKeyPair("ES256", { extractable: true });
const second = await generateKeyPair("ES256", { extractable: true });
const stranger = await generateKeyPair("ES256");
const published = { keys: [await exportJWK(first.publicKey), await exportJWK(second.publicKey)] };

const signedBy = (key: CryptoKey, header: object = {}) =>
  new CompactSign(new TextEncoder().encode("{}")).setProtectedHeader({ alg: "ES256", ...header }).sign(key);

describe("the signature of a logout token", () => {
  test("is accepted from each published key, even if neither token nor keys name one", async () => {
    await assertSigned(await signedBy(first.privateKey), published);
    await assertSigned(await signedBy(second.privateKey), published);
  });

  test("is refused from an unpublished key, with an unknown key id, and after a change", async () => {
    const unknown = expect.objectContaining({ message: "The provider published no key that matches the token" });
    const signed = await signedBy(first.privateKey);
    await expect(assertSigned(await signedBy(stranger.privateKey), published)).rejects.toEqual(unknown);
    await expect(assertSigned(signed.replace(/\..*\./, ".e30x."), published)).rejects.toEqual(unknown);
    await expect(assertSigned(signed, { keys: [] })).rejects.toEqual(unknown);
    await expect(assertSigned(signed, { keys: [{ kty: "EC", crv: "P-256", x: "bad", y: "bad" }] })).rejects.toEqual(
      unknown,
    );
  });

  test("is checked with ten keys at most, so that a provider with hundreds of keys can't keep threads busy", async () => {
    const [own, other] = published.keys;
    if (!own || !other) throw new Error("No keys");
    const signed = await signedBy(first.privateKey);
    await assertSigned(signed, { keys: [...Array<typeof other>(9).fill(other), own] });
    await expect(assertSigned(signed, { keys: [...Array<typeof other>(10).fill(other), own] })).rejects.toThrow(
      "no key that matches",
    );
  });

  test("is refused if it was made with a shared secret, or is missing", async () => {
    const unexpected = expect.objectContaining({ message: "The token has an unexpected alg" });
    const secret = new TextEncoder().encode("a shared secret of the client, 32 bytes");
    const shared = await new CompactSign(new Uint8Array([123, 125])).setProtectedHeader({ alg: "HS256" }).sign(secret);
    await expect(assertSigned(shared, published)).rejects.toEqual(unexpected);
    await expect(assertSigned("eyJhbGciOiJub25lIn0.e30.", published)).rejects.toEqual(unexpected);
  });
});
