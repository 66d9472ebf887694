export const holidaySearchText = {
  name: "115-holiday-search-text",
  sql: `
ALTER TABLE holidays ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (
  ' ' || translate(
    CASE WHEN octet_length(name) = char_length(name) THEN lower(name)
      ELSE translate(lower(regexp_replace(normalize(name, NFD), '[\\u0300-\\u036f]', '', 'g')),
        'øłđıς', 'oldiσ') END,
    '-._@''’\u00a0', '       ')) STORED;
`,
};
