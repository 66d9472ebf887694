export const policyDocuments = {
  name: "030-policy-documents",
  sql: `
ALTER TABLE policy_versions ADD COLUMN document jsonb CHECK (jsonb_typeof(document) = 'object');

-- Decisions read this flag, so that they needn't look for documents in the policies.
ALTER TABLE organizations ADD COLUMN has_policy_documents boolean NOT NULL DEFAULT false;
CREATE FUNCTION note_policy_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE organizations SET has_policy_documents = true WHERE id = NEW.organization_id AND NOT has_policy_documents;
  RETURN NULL;
END $$;
CREATE TRIGGER policy_versions_note_document AFTER INSERT ON policy_versions
  FOR EACH ROW WHEN (NEW.document IS NOT NULL) EXECUTE FUNCTION note_policy_document();

ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_kind_check;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_kind_check CHECK (kind IN
  ('opening', 'accrual', 'carry_over', 'usage', 'usage_reversal', 'recost', 'adjustment', 'policy_change', 'expiry',
    'cap', 'transfer')) NOT VALID;
ALTER TABLE ledger_entries VALIDATE CONSTRAINT ledger_entries_kind_check;

CREATE INDEX ledger_entries_expiring ON ledger_entries (organization_id, (details ->> 'expiresOn'))
  INCLUDE (user_id) WHERE details ? 'expiresOn';
`,
};
