// The day that a build takes for today, in UTC. SOURCE_DATE_EPOCH fixes it: https://reproducible-builds.org/specs/source-date-epoch/

/** YYYY-MM-DD. @throws RangeError for a SOURCE_DATE_EPOCH that is no whole number of seconds since 1970 */
export function buildDay(epoch = process.env.SOURCE_DATE_EPOCH, now = new Date()): string {
  const seconds = epoch ? Number(epoch) : now.getTime() / 1000
  const day = new Date(seconds * 1000)
  if (epoch && !(/^\d+$/.test(epoch) && Number.isFinite(day.getTime())))
    throw new RangeError(
      `SOURCE_DATE_EPOCH is "${epoch}". Give whole seconds since 1970, as \`date +%s\` prints them.`,
    )
  return day.toISOString().slice(0, 10)
}
