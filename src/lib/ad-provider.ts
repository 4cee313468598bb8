// Who fills the ad slots (D47).

/** One line of letters, digits and simple signs: it becomes part of a sentence. */
const publicName = /^[\p{L}\p{N}][\p{L}\p{N} .&-]{0,39}$/u

/**
 * The name in AD_PROVIDER as visitors read it; undefined where no slot is sold.
 * @throws RangeError for anything that is not a short name
 */
export function adProviderOf({ AD_PROVIDER }: { AD_PROVIDER?: string }): string | undefined {
  if (!AD_PROVIDER) return undefined
  if (publicName.test(AD_PROVIDER)) return AD_PROVIDER
  throw new RangeError(
    `AD_PROVIDER is "${AD_PROVIDER}". Give a name of at most 40 letters and digits, such as "Example Ads".`,
  )
}
