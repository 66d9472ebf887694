import { useQuery } from "@tanstack/react-query";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { organizationSettings } from "../organization/organizationCalls.ts";
import { CreatePage } from "../parts/CreatePage.tsx";
import { OfficeInputs } from "./OfficeInputs.tsx";
import { ZoneOfCountry } from "./ZoneOfCountry.tsx";

export function OfficeCreate() {
  const { data: organization, isPending } = useQuery(organizationSettings());
  if (isPending) return <ListSkeleton rows={3} />;
  return (
    <CreatePage
      back={{ to: "/offices", label: "Offices" }}
      title="Create office"
      lead="A new office starts with the default policies and no holidays. You can add its country's holidays next."
      submit="Create office"
      made="Office created"
      leadsTo={({ id }) => `/offices/${id}`}
      defaults={{ timezone: organization?.timezone }}
    >
      <OfficeInputs />
      <ZoneOfCountry preferred={organization?.timezone} />
    </CreatePage>
  );
}
