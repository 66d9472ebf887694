import { useEffect } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { zoneOfCountry } from "#core/offices/zones.ts";

export function ZoneOfCountry({ preferred }: { preferred: string | undefined }) {
  const { setValue } = useFormContext();
  const country: unknown = useWatch({ name: "country" });
  const { dirtyFields } = useFormState();
  const isChosen = dirtyFields.timezone === true;
  useEffect(() => {
    if (isChosen || typeof country !== "string" || country === "") return;
    const zone = zoneOfCountry(country, preferred);
    if (zone !== undefined) setValue("timezone", zone);
  }, [country, isChosen, preferred, setValue]);
  return null;
}
