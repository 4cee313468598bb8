// Every price of the page follows $currency. Prices are drawn in euro at build, so nothing more loads until another currency is wanted.
import { $currency, loadCurrency } from './currency.ts'

async function follow(): Promise<void> {
  const [{ ensureRates }, { followMoney }] = await Promise.all([
    import('./rates.ts'),
    import('./write-money.ts'),
  ])
  followMoney()
  ensureRates()
}

/**
 * Takes the visitor's currency over and keeps prices and menus in it. Prices wait for the rates, a moment at most. Pages
 * without a menu stay in euro: what says the rates and their date stands with the menu.
 */
export function setupMoney(): void {
  if (!document.querySelector('select[data-currency]')) return
  let following = false
  $currency.listen((currency) => {
    for (const select of document.querySelectorAll<HTMLSelectElement>('select[data-currency]')) {
      select.value = currency
    }
    if (!following) follow().catch(console.error)
    following = true
  })
  loadCurrency()
}
