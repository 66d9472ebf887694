export const searchText = {
  name: "108-search-text",
  sql: `
ALTER TABLE users ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (
  ' ' || translate(
    CASE WHEN octet_length(name || ' ' || email) = char_length(name || ' ' || email) THEN lower(name || ' ' || email)
      ELSE translate(lower(regexp_replace(normalize(name || ' ' || email, NFD), '[\\u0300-\\u036f]', '', 'g')),
        'øłđıς', 'oldiσ') END,
    '-._@''’\u00a0', '       ')) STORED;
`,
};
