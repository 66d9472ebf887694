import { readMrkdwn, type NameOf, type Span } from "../slackApi/mrkdwn.ts";
import { el } from "./el.ts";

const EMOJI: Record<string, string> = {
  heavy_multiplication_x: "✖️",
  hourglass_flowing_sand: "⏳",
  no_entry: "⛔",
  no_entry_sign: "🚫",
  tada: "🎉",
  thinking_face: "🤔",
  warning: "⚠️",
  wave: "👋",
  white_check_mark: "✅",
};

interface TextObject {
  type: string;
  text: string;
}

const BAR = /^[█░]+$/;

const TAGS = { bold: "strong", italic: "em", strike: "s", quote: "blockquote" } as const;

export function drawText({ type, text }: TextObject, nameOf: NameOf): HTMLElement {
  return type === "mrkdwn" ? drawMrkdwn(text, nameOf) : el("span", { class: "text" }, withEmoji(text));
}

export function drawMrkdwn(text: string, nameOf: NameOf): HTMLElement {
  return el("span", { class: "text" }, readMrkdwn(text, nameOf).map(drawSpan));
}

function drawSpan(span: Span): Node {
  if ("inside" in span) return el(TAGS[span.kind], {}, span.inside.map(drawSpan));
  if (span.kind === "link") {
    return el("a", { href: span.url, target: "_blank", rel: "noreferrer" }, withEmoji(span.text));
  }
  if (span.kind === "mention") return el("span", { class: "mention" }, span.text);
  if (span.kind === "code" && BAR.test(span.text)) return drawBar(span.text);
  return span.kind === "text" ? document.createTextNode(withEmoji(span.text)) : el(span.kind, {}, span.text);
}

function drawBar(characters: string): HTMLElement {
  const bar = el("code", { class: "bar" }, characters);
  const filled = characters.lastIndexOf("█") + 1;
  bar.style.setProperty("--filled", `${(filled / characters.length) * 100}%`);
  return bar;
}

export function withEmoji(text: string): string {
  return text.replaceAll(/:([a-z0-9_+-]+):/g, (whole, name: string) => EMOJI[name] ?? whole);
}
