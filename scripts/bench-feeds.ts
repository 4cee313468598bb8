// npm run bench -- feeds: time and memory of reading a made-up feed of five million calls, and the feeds of FEEDS_DIR.
import { benchFeeds } from '#bench/feeds/report.ts'
import { command } from '#tools/command.ts'

await command({}, benchFeeds)
