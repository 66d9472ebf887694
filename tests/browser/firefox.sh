#!/bin/sh
# Runs the Firefox of FIREFOX_PATH, and ends it when Playwright ends: a killed Playwright would leave it running.
# Playwright starts this as the leader of a process group, with a pipe to itself as file 3.
{ "$FIREFOX_PATH" "$@"; kill -KILL 0; } 3<&- 4<&- &
cat <&3 >/dev/null
kill -KILL 0
