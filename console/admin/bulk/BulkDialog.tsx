import { zodResolver } from "@hookform/resolvers/zod";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import { type ReactNode, useRef, useState } from "react";
import { Form } from "react-admin";
import type { FieldValues } from "react-hook-form";
import type { z } from "zod";
import { plainly } from "#core/inputWording.ts";
import { InputDialog } from "#console/shared/dialogs/InputDialog.tsx";
import { newKey } from "#console/shared/form/newKey.ts";
import { pauseAfter, reasonOf } from "../api/httpClient.ts";
import { BulkProgress } from "./BulkProgress.tsx";
import { type Item, type Progress, recordsOf, runAll } from "./runAll.ts";

export interface BulkAct {
  title: string;
  lead: string;
  submit: string;
  isDestructive?: boolean;
  schema: z.ZodType<object>;
  defaults?: FieldValues;
  inputs?: ReactNode;
  preview?: (items: readonly Item[]) => ReactNode;
  one: (item: Item, input: object, idempotencyKey: string) => Promise<unknown>;
}

const oneSecond = () => new Promise<void>((resolve) => setTimeout(resolve, 1000));

interface BulkDialogProps extends BulkAct {
  items: readonly Item[];
  onClose: (wasTried: boolean) => void;
}

/** A retry sends the same key, because the server may have finished even though its response was lost. */
export function BulkDialog(props: BulkDialogProps) {
  const { title, items, one, onClose } = props;
  const stopped = useRef(false);
  const pause = async (seconds: number) => {
    for (let passed = 0; passed < seconds && !stopped.current; passed++) await oneSecond();
  };
  const [progress, setProgress] = useState<Progress>();
  const [isOver, setOver] = useState(false);
  const [idempotencyKey] = useState(newKey);
  const input = useRef<object>({});
  const run = async (tried: readonly Item[], done = 0) => {
    stopped.current = false;
    setOver(false);
    const show = (now: Progress) => setProgress({ ...now, total: recordsOf(items), done: done + now.done });
    show({ total: 0, done: 0, refused: [] });
    const how = { onProgress: show, isStopped: () => stopped.current, whyOf: reasonOf, pauseAfter, pause };
    await runAll(tried, { one: (item) => one(item, input.current, idempotencyKey), ...how });
    setOver(true);
  };
  const begin = async (entered: object) => {
    input.current = entered;
    await run(items);
  };
  const close = () => (progress === undefined || isOver) && onClose(progress !== undefined);
  return (
    <InputDialog title={title} fillsPhone={false} onClose={close}>
      {progress === undefined ? (
        <Asking {...props} begin={begin} />
      ) : (
        <>
          <DialogContent>
            <BulkProgress progress={progress} isOver={isOver} />
          </DialogContent>
          <DialogActions>
            {isOver ? (
              <>
                {progress.refused.length > 0 && (
                  <Button color="inherit" onClick={() => void run(progress.refused, progress.done)}>
                    Try again
                  </Button>
                )}
                <Button variant="contained" onClick={close}>
                  Done
                </Button>
              </>
            ) : (
              <Button color="inherit" onClick={() => (stopped.current = true)}>
                Stop
              </Button>
            )}
          </DialogActions>
        </>
      )}
    </InputDialog>
  );
}

type AskingProps = BulkDialogProps & { begin: (input: object) => Promise<void> };

function Asking({
  lead,
  submit,
  isDestructive,
  schema,
  defaults,
  inputs,
  preview,
  items,
  begin,
  onClose,
}: AskingProps) {
  return (
    <Form
      record={defaults ?? {}}
      resolver={zodResolver(schema as z.ZodType<FieldValues, FieldValues>, { error: plainly })}
      onSubmit={(input: object) => void begin(input)}
      noValidate
      disableInvalidFormNotification
    >
      <DialogContent sx={{ "&&": { pt: 0 } }}>
        <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
          <DialogContentText>{lead}</DialogContentText>
          {inputs && <Box sx={{ display: "grid", gap: 2, "& .MuiFormControl-root": { m: 0, width: 1 } }}>{inputs}</Box>}
          {preview?.(items)}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => onClose(false)}>
          Cancel
        </Button>
        <Button type="submit" variant="contained" color={isDestructive ? "error" : "primary"}>
          {submit}
        </Button>
      </DialogActions>
    </Form>
  );
}
