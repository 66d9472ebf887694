/** A statement that waits for a person's lock reads the organization's row from before the wait. */
export const documentsAfterWait = {
  name: "045-documents-after-wait",
  sql: `
CREATE FUNCTION has_policy_documents_now(organization uuid) RETURNS boolean LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  RETURN (SELECT has_policy_documents FROM organizations WHERE id = organization);
END $$;
`,
};
