import { useQuery } from "@tanstack/react-query";
import { useGetOne } from "react-admin";
import { useParams } from "react-router";
import type { OfficePolicyAnswer } from "#core/api/PolicyAnswer.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { Page } from "#console/shared/parts/Page.tsx";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { policyTitle } from "../policies/policyHolder.ts";
import { BackLink } from "../parts/RecordPage.tsx";
import { documentQuery } from "./documentCalls.ts";
import { EditorContent } from "./EditorContent.tsx";

export function PolicyEditor() {
  const { id = "" } = useParams();
  const { nameOf } = useLeaveTypes();
  const policy = useGetOne<OfficePolicyAnswer>("policies", { id });
  const document = useQuery(documentQuery(id));
  const title = policy.data ? policyTitle(nameOf(policy.data.type), policy.data) : "Policy";
  const isLoaded = policy.data && document.data;
  const query = {
    data: isLoaded && { policy: policy.data, saved: document.data },
    error: document.error ?? policy.error,
    isFetching: document.isFetching || policy.isFetching,
    refetch: () => Promise.all([document.refetch(), policy.refetch()]),
  };
  return (
    <>
      <BackLink to={`/policies/${id}`} label="Policy" />
      <Loaded
        query={query}
        failed="Failed to load this policy"
        skeleton={
          <Page title={title}>
            <ListSkeleton rows={4} />
          </Page>
        }
      >
        {({ policy: loaded, saved }) => <EditorContent key={id} policy={loaded} saved={saved} title={title} />}
      </Loaded>
    </>
  );
}
