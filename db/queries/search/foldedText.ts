import { SEPARATORS, UNDECOMPOSED } from "#core/search/folded.ts";

const spaces = " ".repeat(SEPARATORS.length);
const plain = (text: string) => `' ' || translate(${text}, ${quoted(SEPARATORS)}, '${spaces}')`;
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/**
 * Returns SQL for a text, folded as by core's `folded` and after a space, for LIKE patterns. Most texts have no accents
 * and skip the work.
 */
export function foldedText(text: string): string {
  const letters = `lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'))`;
  return `CASE WHEN octet_length(${text}) = char_length(${text}) THEN ${plain(`lower(${text})`)}
    ELSE ${plain(`translate(${letters}, '${UNDECOMPOSED.from}', '${UNDECOMPOSED.to}')`)} END`;
}
