import { expect, test } from 'vitest'
import { withoutBlockSpace } from '#site/pages/block-space.ts'

test.each([
  [
    'beside blocks',
    '<ul> <li class="a"> one </li>\n<li>two</li> </ul> <p>x',
    '<ul><li class="a">one</li><li>two</li></ul><p>x',
  ],
  [
    'not beside words and links',
    '<p>by <a href="/x">train</a> <b>or</b> bus</p>',
    '<p>by <a href="/x">train</a> <b>or</b> bus</p>',
  ],
  [
    'not in elements that begin like a block',
    '<path d="M0 0"/> <picture> <pre> <p> </pre>',
    '<path d="M0 0"/> <picture> <pre> <p> </pre>',
  ],
  [
    'not in scripts and style sheets',
    '<div> <script>a = "<p> x"</script> </div>',
    '<div><script>a = "<p> x"</script></div>',
  ],
])('white space goes %s', (_, html, expected) => {
  expect(withoutBlockSpace(html)).toBe(expected)
})
