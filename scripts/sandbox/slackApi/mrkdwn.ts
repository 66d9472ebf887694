export type Span =
  | { kind: "text" | "code" | "pre" | "mention"; text: string }
  | { kind: "link"; text: string; url: string }
  | { kind: "bold" | "italic" | "strike" | "quote"; inside: Span[] };

/** `id` is the id in `<@U…>` or `<#C…>`. */
export type NameOf = (id: string) => string | undefined;

const ANGLED = /^<([^<>|]+)(?:\|([^<>]*))?>/;
const CODE = /^`([^`\n]+)`/;
const PRE = /^```([\s\S]+?)```/;
const STYLES = { "*": "bold", _: "italic", "~": "strike" } as const;
const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">" };

const QUOTED = /(?:^(?:>|&gt;).*(?:\n|$))+/gm;

export function readMrkdwn(text: string, nameOf: NameOf = () => undefined): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const { 0: quoted, index } of text.matchAll(QUOTED)) {
    const lines = quoted.trimEnd().replaceAll(/^(?:>|&gt;) ?/gm, "");
    spans.push(...readLines(text.slice(from, index), nameOf), { kind: "quote", inside: readLines(lines, nameOf) });
    from = index + quoted.length;
  }
  return [...spans, ...readLines(text.slice(from), nameOf)];
}

function readLines(text: string, nameOf: NameOf): Span[] {
  const spans: Span[] = [];
  let plain = "";
  const add = (span: Span) => {
    if (plain) spans.push({ kind: "text", text: decoded(plain) });
    plain = "";
    spans.push(span);
  };
  for (let at = 0; at < text.length;) {
    const rest = text.slice(at);
    const found = pre(rest) ?? code(rest) ?? angled(rest, nameOf) ?? styled(rest, text[at - 1], nameOf);
    if (found) {
      add(found.span);
      at += found.length;
    } else {
      plain += text[at];
      at += 1;
    }
  }
  if (plain) spans.push({ kind: "text", text: decoded(plain) });
  return spans;
}

interface Found {
  span: Span;
  length: number;
}

function pre(rest: string): Found | undefined {
  const match = PRE.exec(rest);
  return match?.[1] === undefined
    ? undefined
    : { span: { kind: "pre", text: decoded(match[1].trim()) }, length: match[0].length };
}

function code(rest: string): Found | undefined {
  const match = CODE.exec(rest);
  return match?.[1] === undefined
    ? undefined
    : { span: { kind: "code", text: decoded(match[1]) }, length: match[0].length };
}

function angled(rest: string, nameOf: NameOf): Found | undefined {
  const match = ANGLED.exec(rest);
  const target = match?.[1];
  if (!match || target === undefined) return undefined;
  return { span: spanOf(target, match[2], nameOf), length: match[0].length };
}

function spanOf(target: string, label: string | undefined, nameOf: NameOf): Span {
  const id = target.slice(1);
  if (target.startsWith("@")) return { kind: "mention", text: `@${nameOf(id) ?? label ?? id}` };
  if (target.startsWith("#")) return { kind: "mention", text: `#${nameOf(id) ?? label ?? id}` };
  if (target.startsWith("!date^")) return { kind: "text", text: decoded(label ?? "") };
  if (target.startsWith("!")) return { kind: "mention", text: `@${id.split("^")[0]}` };
  const url = decoded(target);
  return { kind: "link", text: decoded(label ?? target), url };
}

function styled(rest: string, before: string | undefined, nameOf: NameOf): Found | undefined {
  const sign = rest[0];
  if (sign === undefined || !(sign in STYLES) || (before !== undefined && /[\p{L}\p{N}]/u.test(before)))
    return undefined;
  const quoted = sign === "*" ? "\\*" : sign;
  const match = new RegExp(`^${quoted}(\\S(?:[^\\n]*?\\S)?)${quoted}(?![\\p{L}\\p{N}])`, "u").exec(rest);
  if (match?.[1] === undefined) return undefined;
  const kind = STYLES[sign as keyof typeof STYLES];
  return { span: { kind, inside: readLines(match[1], nameOf) }, length: match[0].length };
}

function decoded(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);
}
