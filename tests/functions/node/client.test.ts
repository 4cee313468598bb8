import { describe, expect, it } from 'vitest'
import { addressFromHeader, clientKey, isBot } from '#functions/server/client.ts'
import { fillShell } from '#functions/server/fill-shell.ts'
import { escapeHtml } from '#lib/escape-html.ts'

describe('the key of a client', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::7', '2001:db8:1:2::/64'],
    ['2001:db8::7', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', ''],
    ['not an address', 'not an address'],
  ])('of %s is %s', (address, key) => {
    expect(clientKey(address)).toBe(key)
  })

  it('is the address the nearest proxy appended', () => {
    const request = new Request('http://x', { headers: { 'X-Forwarded-For': '198.51.100.9, 192.0.2.7' } })
    expect(addressFromHeader(request, 'x-forwarded-for')).toBe('192.0.2.7')
    expect(addressFromHeader(request, 'x-real-ip')).toBe('')
  })
})

describe('a bot', () => {
  it.each([
    ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', true],
    ['Mozilla/5.0 (Linux; Android 11) Chrome/141 Mobile Safari/537.36 (compatible; GPTBot/1.2)', true],
    ['facebookexternalhit/1.1', true],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141 Safari/537.36', false],
    ['Mozilla/5.0 (Linux; Android 11; CUBOT X30) Chrome/141 Mobile', false],
    ['', false],
  ])('"%s": %s', (agent, expected) => {
    expect(isBot(new Request('http://x', { headers: { 'User-Agent': agent } }))).toBe(expected)
  })
})

describe('filling a shell', () => {
  const shell =
    '<title>Old</title><meta name="description" content="old"><meta property="og:title" content="Old"><div data-words="{}" data-not-found><!--view--><h1>Old</h1><!--/view--></div>'

  it('replaces title, description and view, and marks it as resolved', () => {
    expect(fillShell(shell, { title: 'A & B', description: 'say "hi"', view: '<h1>$& $1</h1>' })).toBe(
      '<title>A &amp; B</title><meta name="description" content="say &quot;hi&quot;"><meta property="og:title" content="A &amp; B"><div data-words="{}" data-not-found data-resolved><h1>$& $1</h1></div>',
    )
  })

  it('escapes what could leave text or an attribute', () => {
    expect(escapeHtml(`<a href="x" title='y'>&`)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;')
  })
})
