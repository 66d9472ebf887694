import { zodResolver } from "@hookform/resolvers/zod";
import { type DefaultValues, type FieldValues, useForm, type UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { plainly } from "#core/inputWording.ts";

export type ZodForm<Input extends FieldValues, Output> = UseFormReturn<Input, unknown, Output>;

export function useZodForm<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  defaultValues: DefaultValues<Input>,
): ZodForm<Input, Output> {
  const resolver = zodResolver<Input, unknown, Output>(schema, { error: plainly });
  return useForm<Input, unknown, Output>({ resolver, defaultValues, mode: "onTouched" });
}
