/** Keys of the panels' names in this package's texts. */
export const PANEL_TEXT = {
  markets: 'deal.markets',
  chart: 'deal.chart',
  book: 'deal.book',
  trades: 'deal.trades',
  orders: 'orders.label',
  form: 'deal.form',
} as const;
