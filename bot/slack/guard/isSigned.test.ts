import { expect, test } from "@jest/globals";
import { isSigned, type Signed } from "./isSigned.ts";

/** Source: docs.slack.dev/authentication/verifying-requests-from-slack. */
const SECRET = "8f742231b10e8888abcd99yyyzzz85a5";
const SENT = 1_531_420_618;
const BODY =
  "token=xyzz0WbapA4vBCDEFasx0q6G&team_id=T1DC2JH3J&team_domain=testteamnow&channel_id=G8PSS9T3V&channel_name=foobar&user_id=U2CERLKJA&user_name=roadrunner&command=%2Fwebhook-collect&text=&response_url=https%3A%2F%2Fhooks.slack.com%2Fcommands%2FT1DC2JH3J%2F397700885554%2F96rGlfmibIGlgcZRskXaIFfN&trigger_id=398738663015.47445629121.803a0bc887a14d10d2c447fce8b6703c";
const HASH = "a2114d57b48eac39b9ad189dd8316235a7b4a8d21a10bd27519666489c69b503";
const EXAMPLE = { body: BODY, signature: `v0=${HASH}`, timestamp: String(SENT), now: SENT };
const JSON_SIGNATURE = "v0=ae6e383ee58dd0c92dd248df269b7153bdd89895087b58885a6703496ce22369";

type Message = Partial<Omit<Signed, "body"> & { body: string; now: number }>;
const accepts = (message: Message) => {
  const { body, now, ...headers } = { ...EXAMPLE, ...message };
  return isSigned({ body: Buffer.from(body), ...headers }, SECRET, new Date(now * 1000));
};

test.each<[string, Message]>([
  ["at once", {}],
  ["a second later", { now: SENT + 1 }],
  ["nearly five minutes later", { now: SENT + 299 }],
  ["five minutes later to the second", { now: SENT + 300 }],
  ["five minutes before it was sent, by our clock", { now: SENT - 300 }],
  [
    "in letters of all alphabets",
    {
      body: "text=%F0%9F%8F%96&x=é",
      signature: "v0=c97b7116766281eeb1d7f08a4d44b3d527845f417eb689206a870705727d6bb8",
    },
  ],
  ["in JSON", { body: '{"type":"url_verification","challenge":"abc"}', signature: JSON_SIGNATURE }],
])("a signed message is accepted %s", (_, message) => {
  expect(accepts(message)).toBe(true);
});

test.each<[string, Message]>([
  ["is older than five minutes", { now: SENT + 301 }],
  ["is more than five minutes ahead", { now: SENT - 301 }],
  ["has one byte changed", { body: BODY.replace(/c$/, "d") }],
  ["has another timestamp", { timestamp: String(SENT + 1) }],
  [
    "was signed with another secret",
    { signature: "v0=871ea023d862fd5135edb03cf99750b48da783d7e37fdbf32e3743cf68984d49" },
  ],
  ["has another version", { signature: `v1=${HASH}` }],
  ["names no version", { signature: HASH }],
  ["has its signature in capitals", { signature: `v0=${HASH.toUpperCase()}` }],
  ["has an empty signature", { signature: "" }],
  ["has no signature", { signature: undefined }],
  ["has half a signature", { signature: `v0=${HASH.slice(0, 32)}` }],
  ["has extra characters after its signature", { signature: `v0=${HASH}00` }],
  ["has no timestamp", { timestamp: undefined }],
  ["has a timestamp that isn't a number", { timestamp: "abc" }],
  ["has a timestamp that isn't a whole number", { timestamp: `${SENT}.0` }],
  ["has a negative timestamp", { timestamp: `-${SENT}` }],
  [
    "has its JSON formatted differently",
    { body: '{"type": "url_verification", "challenge": "abc"}', signature: JSON_SIGNATURE },
  ],
])("a message that %s is refused", (_, message) => {
  expect(accepts(message)).toBe(false);
});
