import { benchAccrual } from "./accruals/benchAccrual.ts";
import { benchLots } from "./accruals/benchLots.ts";
import { benchBackup } from "./backup/benchBackup.ts";
import { benchConsole } from "./benchConsole.ts";
import { benchWeb } from "./benchWeb.ts";
import { benchMails, reportMails } from "./benchMails.ts";
import { benchMoving } from "./benchMoving.ts";
import { benchPreview } from "./benchPreview.ts";
import { reportSlack } from "./reportSlack.ts";
import { benchWhatIf } from "./benchWhatIf.ts";
import { benchScaling } from "./scaling/benchScaling.ts";
import { benchSteps } from "./benchSteps.ts";
import { benchStreams } from "./benchStreams.ts";
import { benchTimeline } from "./benchTimeline.ts";
import { measureStart } from "./measureStart.ts";

const MAILS = 10_000;
const WITH_LOTS = 10_000;
const BACKED_UP = 1_000_000;
const ORGANIZATIONS = 1000;
const PEOPLE = 20_000;

const [only, ...sizes] = process.argv.slice(2);
if (only === "accrual") await benchAccrual(sizes.length > 0 ? sizes.map(Number) : [10_000, 1_000_000]);
else if (only === "lots") await benchLots(Number(sizes[0] ?? WITH_LOTS));
else if (only === "mails") await benchMails(Number(sizes[0] ?? MAILS));
else if (only === "backup") await benchBackup(Number(sizes[0] ?? BACKED_UP));
else if (only === "console") await benchConsole();
else if (only === "moving") await benchMoving();
else if (only === "preview") await benchPreview();
else if (only === "what-if") await benchWhatIf();
else if (only === "steps") await benchSteps();
else if (only === "streams") await benchStreams();
else if (only === "timeline") await benchTimeline();
else if (only === "scaling") await benchScaling(Number(sizes[0] ?? ORGANIZATIONS), Number(sizes[1] ?? PEOPLE));
else if (only === "web") await benchWeb();
else {
  await benchWeb(async (on) => {
    await reportSlack(on);
    await reportMails(on, MAILS);
  });
  await measureStart();
  await benchConsole();
  await benchMoving();
  await benchPreview();
  await benchWhatIf();
  await benchSteps();
  await benchStreams();
  await benchTimeline();
  await benchAccrual([10_000, 50_000]);
  await benchLots(WITH_LOTS);
  await benchBackup(BACKED_UP);
}
