import { NAME_MAX, text } from "./inputs.ts";
import { wording } from "./inputWording.ts";

/** Security: invisible characters could make two different names look alike. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
const UNWANTED_OR_INVISIBLE = new RegExp(String.raw`${INVISIBLE.source}|[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]`, "gu");
/** A lone surrogate, left by cutting a character beyond U+FFFF in two. */
const HALF_LETTER = /\p{Cs}$/u;

/** Scripts in which a zero-width joiner or non-joiner between letters can have a visible effect. */
const JOINED = String.raw`[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}]`;
const JOINER = String.raw`(?<=${JOINED})[\u200c\u200d](?=${JOINED})|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})`;
/** A variation selector can change how an emoji, a keycap, or a Han or Mongolian letter looks. */
const SELECTOR = String.raw`(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]|(?<=[\d#*])\ufe0f(?=\u20e3)|(?<=\p{Script=Han})[\ufe00-\ufe02\u{e0100}-\u{e01ef}]|(?<=\p{Script=Mongolian})[\u180b-\u180d\u180f]`;
const VISIBLE_MARK = new RegExp(`${JOINER}|${SELECTOR}`, "gu");

const WEB_ADDRESS =
  /:\/\/|\b(https?|ftp|mailto|javascript|data):|\bwww\d?\.\S|[\p{L}\p{M}\p{N}]\.(\p{L}[\p{L}\p{M}]+|xn--[\p{L}\p{N}-]+)(\/|[:?#]\S)|(?<!\d\.?)(\d{1,3}\.){3}\d{1,3}(?!\.?\d)|\[[\da-f]*:[\da-f:.]*\]/iu;

/** Without the lookbehind, matching would be slow for a very long text. */
const DOMAIN =
  /(?<![\p{L}\p{N}-])[\p{L}\p{N}-]{2,}\.(com|net|org|info|biz|io|co|app|dev|ai|xyz|online|site|website|shop|store|top|club|live|link|click|me|ru|cn|tk|su|uk|us|eu|de|fr)(?![\p{L}\p{N}-])/iu;

function asRead(name: string): string {
  return name.normalize("NFKC").replaceAll("\u3002", ".");
}

/** Refuses web addresses and invisible characters, but accepts "Amazon.com Inc". */
export function nameField(required: string) {
  return text({ max: NAME_MAX, required })
    .refine((name) => !hasInvisible(name), { error: wording(undefined, "can't contain invisible characters") })
    .refine((name) => !WEB_ADDRESS.test(asRead(name)), { error: wording(undefined, "can't contain a web address") });
}

export function personNameField(required = "Name is required") {
  return nameField(required).refine((name) => !DOMAIN.test(asRead(name)), {
    error: wording(undefined, "can't contain a web address"),
  });
}

export function cleanPersonName(name: string | null): string | undefined {
  const kept = new Set([...(name ?? "").matchAll(VISIBLE_MARK)].map(({ index }) => index));
  const visible = (name ?? "").replaceAll(UNWANTED_OR_INVISIBLE, (mark, at: number) => (kept.has(at) ? mark : ""));
  const parsed = personNameField().safeParse(visible.trim().slice(0, NAME_MAX).replace(HALF_LETTER, ""));
  return parsed.success ? parsed.data : undefined;
}

function hasInvisible(name: string): boolean {
  return INVISIBLE.test(name.replaceAll(VISIBLE_MARK, ""));
}
