import { expect, test } from "@jest/globals";
import { deviceName } from "./deviceName.ts";

const MOZILLA = "Mozilla/5.0";

test.each([
  [`${MOZILLA} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36`, "Chrome on Windows"],
  [`${MOZILLA} (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0`, "Edge on Windows"],
  [`${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/18.0 Safari/605.1`, "Safari on Mac"],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 CriOS/140.0 Safari/604.1`,
    "Chrome on iPhone",
  ],
  [`${MOZILLA} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, "Firefox on Linux"],
  [`${MOZILLA} (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36`, "Chrome on Android"],
  ["curl/8.0", "Unknown device"],
  ["", "Unknown device"],
])("%s is %s", (userAgent, name) => expect(deviceName(userAgent)).toBe(name));
