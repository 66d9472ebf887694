import { useQuery } from "@tanstack/react-query";
import { ListSkeleton } from "#console/shared/parts/Skeletons.tsx";
import { organizationSettings } from "../organization/organizationCalls.ts";
import { CreatePage } from "../parts/CreatePage.tsx";
import { OfficeInputs } from "./OfficeInputs.tsx";

/** A new office, with the default policies, in the organisation's zone as long as no other is chosen. */
export function OfficeCreate() {
  const { data: organization, isPending } = useQuery(organizationSettings());
  if (isPending) return <ListSkeleton rows={3} />;
  return (
    <CreatePage
      back={{ to: "/offices", label: "Offices" }}
      title="Create office"
      lead="It begins with the default policies and without holidays."
      submit="Create office"
      made="Office created"
      defaults={{ timezone: organization?.timezone }}
    >
      <OfficeInputs />
    </CreatePage>
  );
}
