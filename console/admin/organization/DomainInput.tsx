import { peopleText } from "#core/countText.ts";
import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { isAllowedAddress } from "#core/auth/emailDomain.ts";
import { TextInput } from "#console/shared/form/TextInput.tsx";
import { emails } from "./organizationCalls.ts";
import type { FormPart } from "./organizationForm.ts";

const HINT = "New and changed emails must belong to this domain. Leave blank to allow any.";

export function DomainInput({ control, isFixed, googleOnly, saved }: DomainInputProps) {
  const typed = useWatch({ control, name: "domain" });
  const domain = typeof typed === "string" ? typed.trim() : "";
  const isChanged = domain !== "" && domain !== saved;
  const { data = [] } = useQuery({ ...emails(), enabled: googleOnly && isChanged });
  const outside = googleOnly && isChanged ? data.filter((email) => !isAllowedAddress(email, domain)).length : 0;
  const people = `${peopleText(outside)} ${outside === 1 ? "has" : "have"}`;
  return (
    <TextInput
      control={control}
      name="domain"
      label="Domain (optional)"
      placeholder="example.com"
      hint={outside > 0 ? `${people} an email outside this domain and won't be able to sign in with Google` : HINT}
      autoComplete="off"
      disabled={isFixed}
    />
  );
}

interface DomainInputProps extends FormPart {
  googleOnly: boolean;
  saved: string | null;
}
