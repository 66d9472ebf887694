import { figure } from "#core/figure.ts";
import UploadFileOutlined from "@mui/icons-material/UploadFileOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type DragEvent, useRef, useState } from "react";
import { MAX_BYTES, MAX_ROWS } from "#core/imports/importLimits.ts";
import { Section } from "#console/shared/parts/Section.tsx";
import type { ChosenFile } from "./importCalls.ts";

const LIMITS = `Up to ${figure(MAX_ROWS)} rows and ${MAX_BYTES / 1024 / 1024} MB.`;

interface ChooseFileProps {
  chosen: ChosenFile | undefined;
  isDisabled: boolean;
  onChosen: (file: File) => void;
}

export function ChooseFile({ chosen, isDisabled, onChosen }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !isDisabled) onChosen(file);
  };
  return (
    <Section title="1. Your file">
      <Box
        onDragOver={(event) => {
          event.preventDefault(); // Otherwise, the browser would open the file.
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        sx={{
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          gap: 2,
          p: { xs: 2, md: 2.5 },
          border: "1px dashed",
          borderColor: isOver ? "primary.main" : "divider",
          bgcolor: isOver ? "quiet.main" : "transparent",
          borderRadius: 2.5,
        }}
      >
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          hidden
          aria-label="CSV file"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onChosen(file);
            target.value = ""; // Allows choosing the same file again after a fix.
          }}
        />
        <Button
          variant={chosen ? "outlined" : "contained"}
          startIcon={<UploadFileOutlined />}
          disabled={isDisabled}
          onClick={() => input.current?.click()}
        >
          {chosen ? "Choose another file" : "Choose a file"}
        </Button>
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ overflowWrap: "anywhere", ...(chosen && { fontWeight: 600 }) }}>
            {chosen ? chosen.name : "or drop it here"}
          </Typography>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {chosen ? sizeText(chosen.bytes) : `CSV with commas, semicolons, or tabs, and any column names. ${LIMITS}`}
          </Typography>
        </Box>
      </Box>
    </Section>
  );
}

function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  return bytes < 1024 * 1024 ? `${Math.round(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
