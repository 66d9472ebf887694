import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { Page } from "#console/shared/parts/Page.tsx";
import { useAddressParam } from "#console/shared/parts/useAddressParam.ts";
import { LEAVES } from "../unsaved/useUnsavedWarning.ts";
import { ImportFile } from "./ImportFile.tsx";
import { IMPORT_KINDS } from "./importKinds.ts";

export function ImportPage() {
  const [name, choose] = useAddressParam("of", "people");
  const kind = IMPORT_KINDS.find((one) => one.name === name) ?? IMPORT_KINDS[0];
  return (
    <Page
      title="Import"
      lead="Import people, balances, or events from a CSV file. You review every row before anything changes."
    >
      <Tabs
        value={kind.name}
        onChange={(_, chosen: string) => choose(chosen)}
        aria-label="What to import"
        variant="scrollable"
        scrollButtons={false}
        sx={{
          mb: 2.5,
          borderBottom: 1,
          borderColor: "divider",
          "& .MuiTab-root": { flexShrink: { xs: 1, sm: 0 }, minWidth: "min-content", px: { xs: 1, sm: 2 } },
        }}
      >
        {IMPORT_KINDS.map((one) => (
          <Tab
            key={one.name}
            value={one.name}
            label={one.label}
            id={`import-tab-${one.name}`}
            {...LEAVES}
            {...(one === kind && { "aria-controls": "import-panel" })}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id="import-panel" aria-labelledby={`import-tab-${kind.name}`}>
        <ImportFile key={kind.name} kind={kind} />
      </div>
    </Page>
  );
}
