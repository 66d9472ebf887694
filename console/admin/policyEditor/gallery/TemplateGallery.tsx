import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Chip from "@mui/material/Chip";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useTheme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useId, useState } from "react";
import { countText } from "#core/countText.ts";
import { FilterSelect } from "#console/shared/parts/FilterSelect.tsx";
import { SearchField } from "#console/shared/parts/SearchField.tsx";
import { plainName, sentence } from "#core/policies/document/summary/plainName.ts";
import { type FoundTemplate, foundTemplates, type TemplateSearch } from "./foundTemplates.ts";

const KINDS = [
  { value: "all", label: "All" },
  { value: "statutory", label: "Countries" },
  { value: "company", label: "Company policies" },
];

interface TemplateGalleryProps {
  leaveType: string;
  onChoose: (template: FoundTemplate) => void;
  onClose: () => void;
}

export function TemplateGallery({ leaveType, onChoose, onClose }: TemplateGalleryProps) {
  const id = useId();
  const isPhone = useMediaQuery(useTheme().breakpoints.down("sm"), { noSsr: true });
  const [words, setWords] = useState("");
  const [kind, setKind] = useState<TemplateSearch["kind"]>("all");
  const found = foundTemplates({ words, kind, leaveType });
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="md" fullWidth fullScreen={isPhone}>
      <DialogTitle id={id}>Start from a template</DialogTitle>
      <DialogContent dividers sx={{ display: "grid", gap: 2, alignContent: "start", minHeight: { sm: 480 } }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
          <SearchField label="Search templates" value={words} onChange={setWords} />
          <FilterSelect
            label="Show"
            value={kind}
            options={KINDS}
            onChange={(value) => setKind(value as TemplateSearch["kind"])}
          />
        </Box>
        <Typography component="output" variant="body2" sx={{ color: "text.secondary" }}>
          {found.length === 0 ? "No templates match your search" : countText(found.length, "template")}
        </Typography>
        <Box component="ul" aria-label="Templates" sx={{ display: "grid", gap: 1.5, m: 0, p: 0, listStyle: "none" }}>
          {found.map((template) => (
            <TemplateCard key={template.id} template={template} onChoose={() => onChoose(template)} />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function TemplateCard({ template, onChoose }: { template: FoundTemplate; onChoose: () => void }) {
  const { name, summary, source, year, leaveType } = template;
  return (
    <Card
      component="li"
      sx={{ p: 2, display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "flex-start", justifyContent: "flex-end" }}
    >
      <Box sx={{ flex: "1 1 18.75rem", minWidth: 0 }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
          <Typography variant="h3">{name}</Typography>
          <Chip size="small" label={sentence(plainName(leaveType)).slice(0, -1)} />
        </Box>
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          {summary}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary", mt: 0.5 }}>
          {`${source} (${year})`}
        </Typography>
      </Box>
      <Button size="small" variant="outlined" aria-label={`Use ${name}`} onClick={onChoose}>
        Use
      </Button>
    </Card>
  );
}
