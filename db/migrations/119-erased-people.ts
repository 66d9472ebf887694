export const erasedPeople = {
  name: "119-erased-people",
  sql: `
CREATE INDEX users_erased ON users (erased_at) WHERE erased_at IS NOT NULL;
`,
};
