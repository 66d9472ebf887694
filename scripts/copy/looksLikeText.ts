const SQL =
  /\b(SELECT|INSERT INTO|UPDATE|DELETE FROM|FROM|WHERE|JOIN|AND|ORDER BY|COALESCE|CASE|ALTER|CREATE)\b|\bAS \(/;
const CODE =
  /^([A-Z][A-Za-z]+(-[A-Z][A-Za-z]+)+|[A-Z]\w*(\/[A-Z]\w*)+|[A-Z][a-z0-9]+([A-Z][a-z0-9]*)+)$|[#.&][\w-]+[ :{>]|\d(px|ms|fr)\b|;\s*\w+=|\bvar\(|=> |^(\/api\/|<|-\w |--\w)|'(self|none)'/;

export function looksLikeText(wording: string): boolean {
  const text = wording.trim();
  const words = text.replaceAll(/\{[^{}]*\}/g, "…");
  if (CODE.test(words) || SQL.test(text)) return false;
  return /^[A-Z][a-z’']/.test(text) || /[A-Za-z’',.:)}]\s+[a-zA-Z{]/.test(text);
}
