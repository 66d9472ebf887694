import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import { type ReactNode, useEffect, useRef } from "react";
import { Form, SaveButton, useRecordContext } from "react-admin";
import { useFormContext, useFormState } from "react-hook-form";
import { showSaved } from "#console/shared/form/showSaved.ts";
import { columns } from "#console/shared/parts/columns.ts";

const KEEP_TYPED = { keepDirtyValues: true };

interface InputCardProps {
  submit: string;
  saves?: number;
  isRefused?: boolean;
  children: ReactNode;
}

export function InputCard({ submit, saves = 0, isRefused = false, children }: InputCardProps) {
  return (
    <Card sx={{ p: { xs: 2, md: 2.5 } }}>
      <Form sanitizeEmptyValues={false} noValidate resetOptions={KEEP_TYPED}>
        <ShowSaved saves={saves} />
        <Box
          sx={{
            display: "grid",
            columnGap: 2,
            rowGap: 2,
            alignItems: "start",
            gridTemplateColumns: columns("16.25rem"),
            "& .MuiFormControl-root": { m: 0, width: 1 },
          }}
        >
          {children}
        </Box>
        <Submit label={submit} isRefused={isRefused} />
      </Form>
    </Card>
  );
}

function ShowSaved({ saves }: { saves: number }) {
  const record = useRecordContext();
  const form = useFormContext();
  const { isSubmitting } = useFormState();
  const sent = useRef(form.getValues());
  const shown = useRef(saves);
  useEffect(() => {
    if (isSubmitting) sent.current = form.getValues();
  }, [isSubmitting, form]);
  useEffect(() => {
    if (shown.current === saves) return;
    shown.current = saves;
    showSaved(form, { ...record }, sent.current);
  }, [saves, record, form]);
  return null;
}

const INVALID = '[aria-invalid="true"]:not([role="combobox"])';

function Submit({ label, isRefused }: { label: string; isRefused: boolean }) {
  // Reading `dirtyFields` makes react-hook-form track dirty fields.
  const { isSubmitting, dirtyFields } = useFormState();
  void dirtyFields;
  const bar = useRef<HTMLDivElement>(null);
  const wasSubmitting = useRef(false);
  useEffect(() => {
    if (wasSubmitting.current && !isSubmitting && document.activeElement === document.body) {
      const invalid = bar.current?.closest("form")?.querySelector<HTMLElement>(INVALID);
      (invalid ?? bar.current)?.focus({ preventScroll: invalid === null });
    }
    wasSubmitting.current = isSubmitting;
  }, [isSubmitting]);
  return (
    <Box ref={bar} tabIndex={-1} sx={{ display: "flex", justifyContent: "flex-end", mt: 2, outline: "none" }}>
      <SaveButton label={label} icon={null} disabled={isRefused} />
    </Box>
  );
}
