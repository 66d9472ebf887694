import { AutocompleteInput, TextInput } from "react-admin";
import { COUNTRIES } from "#core/offices/countries.ts";
import { zoneText } from "#core/offices/zones.ts";

const COUNTRY_CHOICES = COUNTRIES.map((name) => ({ id: name, name }));
const ZONE_CHOICES = Intl.supportedValuesOf("timeZone").map((zone) => ({ id: zone, name: zoneText(zone) }));

export function OfficeInputs() {
  return (
    <>
      <TextInput source="name" label="Name" />
      <AutocompleteInput source="country" label="Country" choices={COUNTRY_CHOICES} />
      <AutocompleteInput source="timezone" label="Time zone" choices={ZONE_CHOICES} />
    </>
  );
}
