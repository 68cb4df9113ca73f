/*
 * When can a visitor act? Each condition runs in the page, once a frame, so it sees nothing but the page. Conditions name roles,
 * accessible names and figures, which outlast a change of the code, so that older builds can be measured too. Inert elements, such as
 * a prerendered screen, do not count.
 */

/** The last price is in the title of a trading screen. */
export function hasLastPrice(): boolean {
  return /\d/.test(document.title);
}

/** The order book has ten levels a side. A phone shows the chart first, and the book behind a tab. */
export function hasTenLevels(): boolean {
  const isFull = ['bids', 'asks'].every(
    (side) => document.querySelectorAll(`[role=grid] [role=row][data-side=${side}]:not([hidden])`).length >= 10,
  );
  return innerWidth < 600 || isFull;
}

/** The chart has bars. */
export function hasBars(): boolean {
  return [...document.querySelectorAll('.highcharts-series path')].some(
    (path) => path.getBoundingClientRect().height > 0,
  );
}

/** The order form has a field to type into, and a button or the way to the login; on a phone the buttons that open it are there. */
export function hasOrderForm(): boolean {
  if (innerWidth < 600) {
    return [...document.querySelectorAll('main section:not([inert] *) > button:enabled')].some(
      ({ parentElement }) => parentElement !== null && getComputedStyle(parentElement).position === 'fixed',
    );
  }
  return [...document.querySelectorAll('main form:not([inert] *)')].some(
    (form) =>
      form.querySelector('input:enabled') !== null && form.querySelector('button:enabled, a[href*=login]') !== null,
  );
}

/**
 * The table of the start page has its pairs, and links to pairs show prices. On a phone the table is below the strip of prices, and a
 * table has only those rows that are near the window.
 */
export function hasPrices(): boolean {
  const isFilled = [...document.querySelectorAll('main [aria-rowcount]:not([inert] *)')].some(
    (table) => Number(table.getAttribute('aria-rowcount')) > 5,
  );
  const priced = [...document.querySelectorAll('main a[href*="ealCenter?symbol="]:not([inert] *)')].filter((link) =>
    /\d[.,]\d/.test((link.closest('tr, [role=row]') ?? link).textContent),
  );
  return isFilled && priced.length >= 5;
}

/** The total and rows of balances are there. A phone has the balances in a list, or in a table whose rows are cards. */
export function hasBalances(): boolean {
  const balances = ':is(tbody tr, [role=row], ul[aria-label*=balance i] > li)';
  const rows = [...document.querySelectorAll(`main ${balances}:not([inert] *)`)];
  const total = [...document.querySelectorAll('main dl dd')].some(({ textContent }) => /\d[.,]\d/.test(textContent));
  return total && rows.filter(({ textContent }) => /\d/.test(textContent)).length > 3;
}

/** The market has ads that can be taken. */
export function hasAds(): boolean {
  return [...document.querySelectorAll('main button:enabled:not([inert] *)')].some(({ textContent }) =>
    textContent.startsWith('Buy '),
  );
}

/** The form has a field for the password, and a button. */
export function hasLogin(): boolean {
  return [...document.querySelectorAll('main form:not([inert] *)')].some(
    (form) =>
      form.querySelector('input[type=password]:enabled') !== null && form.querySelector('button:enabled') !== null,
  );
}
