import { SEPARATORS, UNDECOMPOSED } from "#core/search/folded.ts";

const spaces = " ".repeat(SEPARATORS.length);
const plain = (text: string) => `' ' || translate(${text}, ${quoted(SEPARATORS)}, '${spaces}')`;
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** In characters. */
const PIECE = 64;

/**
 * Returns SQL that folds a text like `folded` in core and puts a space before it, for LIKE patterns. Both arguments are
 * SQL.
 */
export function foldedText(text: string, decomposed = `normalize(${text}, NFD)`): string {
  const letters = `lower(regexp_replace(${decomposed}, '[\\u0300-\\u036f]', '', 'g'))`;
  return `CASE WHEN octet_length(${text}) = char_length(${text}) THEN ${plain(`lower(${text})`)}
    ELSE ${plain(`translate(${letters}, '${UNDECOMPOSED.from}', '${UNDECOMPOSED.to}')`)} END`;
}

/** Normalizes in pieces, because the time to sort the marks on a letter grows with the square of their number. */
export function decomposedInPieces(text: string): string {
  return `(SELECT string_agg(normalize(substr(${text}, n, ${PIECE}), NFD), '' ORDER BY n)
      FROM generate_series(1, char_length(${text}), ${PIECE}) n)`;
}
