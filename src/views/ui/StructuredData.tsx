// Structured data of the page as JSON-LD. Turns paths into absolute addresses.

interface Props {
  /** without @context */
  data: Record<string, unknown>
  site: string
}

const addresses = new Set(['url', 'item', '@id'])

export function StructuredData({ data, site }: Props) {
  const absolute = (key: string, value: unknown) =>
    addresses.has(key) && typeof value === 'string' ? new URL(value, site).href : value
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }, absolute)
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no text can end the script
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  )
}
