// The Content-Security-Policy in the browser. The fixture makes every other test fail on a violation.
import { expect, expectProblem, test } from './fixtures/test.ts'
import { home, route } from './support/pages.ts'

for (const path of [
  home(),
  route('de'),
  '/about',
  '/admin',
  '/nowhere',
  '/api/currency/rates',
  '/robots-or-not.txt',
]) {
  test(`${path} carries the strict policy and its companions`, async ({ request }) => {
    const headers = (await request.get(path)).headers()
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe-|\*/)
    // only tiles of the map, after a click, may come from another site
    const [images, others] = [/img-src ([^;]*)/.exec(policy)?.[1] ?? '', policy.replace(/img-src [^;]*/, '')]
    expect(others).not.toMatch(/https?:/)
    expect(images).toMatch(/^'self' data:( https:\/\/[a-z.]+)?$/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/)
    expect(headers['referrer-policy']).toBeTruthy()
    expect(headers['permissions-policy']).toBeTruthy()
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
  })
}

test('an injected script, style or call is refused', async ({ page, problems }) => {
  await page.goto(home())
  const outcome = await page.evaluate(async () => {
    const style = document.createElement('style')
    style.append('body { display: none }')
    const event = document.createElement('p')
    document.body.append(style, event)
    let trusted = true
    try {
      event.setAttribute('onclick', 'document.title = "hacked"')
      event.click()
      const script = document.createElement('script')
      script.text = 'document.title = "hacked"'
      document.body.append(script)
    } catch {
      trusted = false
    }
    const elsewhere = await fetch('https://example.org/').then(
      () => 'reached',
      () => 'refused',
    )
    return { trusted, elsewhere, title: document.title, display: getComputedStyle(document.body).display }
  })
  expect(outcome.title).not.toBe('hacked')
  expect(outcome.trusted).toBe(false)
  expect(outcome.elsewhere).toBe('refused')
  expect(outcome.display).toBe('flex')
  await expectProblem(
    problems,
    /style-src|Content Security Policy|Trusted|connect-src|third party: https:\/\/example.org|require-trusted/,
  )
})

test('home and route send requests to this site only and set no cookie', async ({
  page,
  context,
  baseURL,
}) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  for (const path of [home(), route()]) {
    await page.goto(path)
    await page.mouse.wheel(0, 3000)
    await page.mouse.move(300, 300)
    await page.waitForLoadState('networkidle')
  }
  expect([...hosts].filter((origin) => origin.startsWith('http'))).toEqual([
    new URL(baseURL as string).origin,
  ])
  expect(await context.cookies()).toEqual([])
})
