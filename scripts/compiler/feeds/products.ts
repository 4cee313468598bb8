// Which operator and product of ours a route of a feed is, and which services a product of a feed belongs to.
import type { FeedProductRow } from '#catalogue/feed.ts'
import type { Service } from '#catalogue/service.ts'
import type { FeedProduct } from './rides.ts'

/** Whether a text fits a pattern of data/feed-products: * stands for any letters, no pattern for everything. */
export function fitsPattern(pattern: string | undefined, text: string): boolean {
  if (pattern === undefined) return true
  const parts = pattern.split('*').map((part) => RegExp.escape(part))
  return new RegExp(`^${parts.join('.*')}$`, 's').test(text)
}

/** The first row of data/feed-products that fits; undefined for what is not read. */
export const productRowOf =
  <Row extends FeedProductRow>(rows: readonly Row[]) =>
  ({ agency, route, description }: FeedProduct): Row | undefined =>
    rows.find(
      (row) =>
        fitsPattern(row.agency, agency) &&
        fitsPattern(row.route, route) &&
        fitsPattern(row.description, description),
    )

const brandsOf = (product: string) => product.split(' / ')

/** "Railjet" is the beginning of "Railjet Xpress"; "ICE" is no beginning of "ICEbird". */
const begins = (brand: string, word: string) => brand === word || brand.startsWith(`${word} `)

/** Whether trains of an operator's product are those of a service; "EC / Railjet" is either. */
export function isProductOf(
  { operator, product }: { operator: string; product: string },
  service: Pick<Service, 'operators' | 'product'>,
): boolean {
  if (!service.operators.includes(operator)) return false
  const ours = brandsOf(service.product)
  return brandsOf(product).some((theirs) => ours.some((brand) => begins(brand, theirs)))
}
