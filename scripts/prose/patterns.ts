interface Pattern {
  found: RegExp;
  advice: string;
}

export const WORDS: Pattern[] = [
  { found: /\banew\b/i, advice: 'write "again", or name the action: "recalculate"' },
  { found: /\bhearers?\b/i, advice: 'write "recipient"' },
  { found: /\b(somebody|anybody)\b/i, advice: 'write "a person" or name the role' },
  { found: /\bwho(so)?ever\b/i, advice: 'write "a person who", "everyone who" or name the role' },
  { found: /\bone's\b/i, advice: 'write "your own", "their own" or name the owner' },
  { found: /\blest\b/i, advice: 'write "so that … not"' },
  { found: /\bmend(s|ed|ing)?\b/i, advice: 'write "fix"' },
  { found: /\blaps(e|es|ed|ing)\b/i, advice: 'write "expire"' },
  { found: /\bdoors?\b/i, advice: 'write "entry point", or "source" in the audit log' },
  { found: /\bknock(s|ed|ing)?\b/i, advice: 'write "tick"' },
  { found: /\broll(s|ed|ing)?-?\s?over(s)?\b/i, advice: 'write "year-end carry-over"' },
  { found: /\b(ledger|audit) lines?\b/i, advice: 'write "ledger entry", "audit event"' },
  { found: /\be-mail/i, advice: 'write "email"' },
  {
    found: /\b(organ|recogn|author|normal|initial|summar|priorit)is(e|es|ed|ing|ation|ations)\b/i,
    advice: "use American spelling: -ize, -ization",
  },
  { found: /\b(colour|behaviour|honour|favour|centre|grey)/i, advice: "use American spelling: color, behavior, gray" },
];

export const OPENINGS: Pattern[] = [
  {
    found: /^(Who|Whoever|What|Whatever|Whether)\s(?!.*\?$).*\b(is|are|was|were|has|have|can|may|must)\b/,
    advice: 'put the subject first, not a clause with "who", "what" or "whether"',
  },
  { found: /^The same (as|for|with|without|in|of|from|by)\b/, advice: "write a whole sentence, with its subject" },
];

export const SUSPECT_OPENING = /\b(Who|Whoever|What|Whatever|Whether|The same)\s/;
