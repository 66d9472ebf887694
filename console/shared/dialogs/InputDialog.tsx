import CloseRounded from "@mui/icons-material/CloseRounded";
import Dialog from "@mui/material/Dialog";
import DialogTitle from "@mui/material/DialogTitle";
import IconButton from "@mui/material/IconButton";
import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { type ReactNode, useId } from "react";

interface InputDialogProps {
  title: string;
  width?: "xs" | "sm";
  fillsPhone?: boolean;
  height?: string;
  hasCloseButton?: boolean;
  onClose: (() => void) | undefined;
  children: ReactNode;
}

export function InputDialog(props: InputDialogProps) {
  const { title, width = "sm", fillsPhone = true, height, hasCloseButton = false, onClose, children } = props;
  const id = useId();
  const isPhone = useMediaQuery(useTheme().breakpoints.down("sm"), { noSsr: true });
  const isFull = fillsPhone && isPhone;
  return (
    <Dialog
      open
      onClose={(_, reason) => reason !== "backdropClick" && onClose?.()}
      aria-labelledby={id}
      maxWidth={width}
      fullWidth
      fullScreen={isFull}
      slotProps={{ paper: { sx: height && !isFull ? { height } : {} } }}
    >
      <DialogTitle id={id} sx={{ overflowWrap: "anywhere", ...(hasCloseButton && { pr: 7 }) }}>
        {title}
      </DialogTitle>
      {hasCloseButton && onClose && (
        <IconButton aria-label="Close" onClick={onClose} sx={{ position: "absolute", top: 12, right: 12 }}>
          <CloseRounded fontSize="small" />
        </IconButton>
      )}
      {children}
    </Dialog>
  );
}
