import { CreatePage } from "../parts/CreatePage.tsx";
import { OfficeInputs } from "./OfficeInputs.tsx";

/** A new office, with the default policies. */
export function OfficeCreate() {
  return (
    <CreatePage
      back={{ to: "/offices", label: "Offices" }}
      title="Create office"
      lead="It begins with the default policies and without holidays."
      submit="Create office"
      made="Office created"
    >
      <OfficeInputs />
    </CreatePage>
  );
}
