import { generateKeyPairSync, sign } from "node:crypto";

function der(tag: number, ...content: (Buffer | number)[]): Buffer {
  const inside = Buffer.concat(content.map((part) => (typeof part === "number" ? Buffer.of(part) : part)));
  const { length } = inside;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.of(tag, ...size), inside]);
}

const sequence = (...content: Buffer[]) => der(0x30, ...content);
const objectId = (hex: string) => der(0x06, Buffer.from(hex, "hex"));
const ECDSA_WITH_SHA256 = sequence(objectId("2a8648ce3d040302"));
const COMMON_NAME = objectId("550403");
const ALTERNATIVE_NAMES = objectId("551d11");
const TAG = { set: 0x31, text: 0x0c, time: 0x18, number: 0x02, bits: 0x03, octets: 0x04, dnsName: 0x82 };

/** Both values are in PEM. */
export function selfSigned(name: string): { cert: string; key: string } {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const subject = sequence(der(TAG.set, sequence(COMMON_NAME, der(TAG.text, Buffer.from(name)))));
  const times = ["20000101000000Z", "99991231235959Z"].map((time) => der(TAG.time, Buffer.from(time)));
  const names = sequence(ALTERNATIVE_NAMES, der(TAG.octets, sequence(der(TAG.dnsName, Buffer.from(name)))));
  const toSign = sequence(
    der(0xa0, der(TAG.number, 2)),
    der(TAG.number, 1),
    ECDSA_WITH_SHA256,
    subject,
    sequence(...times),
    subject,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, sequence(names)),
  );
  const signature = sign("sha256", toSign, privateKey);
  const certificate = sequence(toSign, ECDSA_WITH_SHA256, der(TAG.bits, 0, signature));
  const lines = certificate
    .toString("base64")
    .match(/.{1,64}/g)
    ?.join("\n");
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  };
}
