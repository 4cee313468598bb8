// Prices follow $currency. The build draws them in euro; other code loads with another currency.
import { afterPaint } from '#lib/after-paint.ts'
import { $currency, chooseCurrency, isShownCurrency, loadCurrency } from './currency.ts'

async function follow(): Promise<void> {
  const [{ ensureRates }, { followMoney }] = await Promise.all([
    import('./rates.ts'),
    import('./write-money.ts'),
  ])
  followMoney()
  ensureRates()
}

/**
 * Keeps prices and menus in the visitor's currency; prices wait for the rates.
 * Pages without a currency menu stay in euro: the note with the date of the rates is beside it (A4).
 */
export function setupMoney(): void {
  const menu = document.querySelector<HTMLSelectElement>('select[data-currency]')
  if (!menu) return
  let following = false
  $currency.listen((currency) => {
    menu.value = currency
    if (following) return
    following = true
    // without a connection the menu says what the prices are in
    follow().catch((error) => {
      console.error(error)
      following = false
      chooseCurrency('EUR')
    })
  })
  loadCurrency()
  const adopt = () => isShownCurrency(menu.value) && chooseCurrency(menu.value)
  if ((self.early ?? []).includes(menu)) adopt()
  // the menu is painted first: the address alone takes a frame (A34)
  menu.addEventListener('change', () => afterPaint(adopt))
}
