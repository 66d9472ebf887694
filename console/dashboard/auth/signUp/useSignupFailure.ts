import type { FieldValues, UseFormReturn } from "react-hook-form";
import { wordsOf } from "#console/shared/api/ApiError.ts";
import { showServerErrors } from "#console/shared/form/showServerErrors.ts";
import { useToast } from "#console/shared/toast/toastContext.ts";

export function useSignupFailure<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
): (error: unknown) => void {
  const toast = useToast();
  return (error) => {
    showServerErrors(form, error);
    toast({
      title: "Signup Failed",
      description: wordsOf(error, "Failed to create organization"),
      tone: "destructive",
    });
  };
}
