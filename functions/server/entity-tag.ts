// Entity tags: what a client has already is not sent again (RFC 9110, 8.8.3 and 13.1.2).

/** Characters of a hash that a tag has: 64 bits. */
const length = 16

/** Weak tag of a body by its content; compressing the body does not change it. */
export async function entityTag(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', body)
  const bytes = [...new Uint8Array(hash, 0, length / 2)]
  return `W/"${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}"`
}

/** Whether a client that sent If-None-Match has what carries the tag. */
export function hasTag({ headers }: Request, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  const sent = headers.get('If-None-Match')
  return sent?.split(',').some((tag) => bare(tag) === bare(etag)) ?? false
}
