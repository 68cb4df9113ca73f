import { decimal } from '@bourse/decimal';
import { createFormatter } from '@bourse/i18n';
import { preloadMessages } from '@bourse/i18n/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { DataTable } from '../data-table/data-table';
import { FactList } from '../layout/fact-list';
import { uiKitMessages } from '../locales/messages';
import { renderWithKit } from '../testing/render-with-kit';
import { LazyPopoverCard } from '../overlays/popover';
import { AmountText } from './amount-text';
import { ChangeText } from './change-text';
import { Figure, FigureLine } from './figure';
import { PriceText } from './price-text';
import { ValueText } from './value-text';

beforeAll(() => preloadMessages([uiKitMessages]));

afterEach(() => vi.unstubAllGlobals());

const NOT_SENT = 'Not available: the exchange does not send this value or one that it depends on.';
const format = createFormatter({ language: 'en' });

it('ValueText gives every dash its reason, as tooltip and for screen readers', () => {
  const { container } = renderWithKit(
    <>
      <dl>
        <Figure label="High">{format.price(undefined)}</Figure>
        <FigureLine label="Total">{format.money(undefined, { currency: 'USDT' })}</FigureLine>
        <FigureLine label="Average">
          {format.price(undefined)} {'USDT'}
        </FigureLine>
      </dl>
      <FactList facts={[{ label: 'Rate', value: format.percent(undefined) }]} />
      <DataTable
        label="Orders"
        rows={[1]}
        rowKey={(row) => row}
        columns={[{ id: 'fee', header: 'Fee', cell: () => format.amount(undefined) }]}
      />
      <AmountText value={undefined} unit="USDT" />
      <PriceText value={undefined} decimals={2} />
      <ChangeText value={undefined} />
    </>,
  );
  const dashes = container.textContent.split('—').slice(1);
  expect(dashes).toHaveLength(8);
  for (const after of dashes) expect(after).toContain(NOT_SENT);
  expect(screen.getAllByTitle(NOT_SENT)).toHaveLength(8);
});

it('ValueText gives the reason of a form and of a setting', () => {
  renderWithKit(
    <>
      <FactList facts={[{ label: 'Cost', value: format.amount(undefined), missing: 'notEntered' }]} />
      <DataTable
        label="Orders"
        rows={[1]}
        rowKey={(row) => row}
        columns={[{ id: 'stop', header: 'Stop loss', missing: 'notSet', cell: () => format.price(undefined) }]}
      />
    </>,
  );
  expect(screen.getByTitle('Shown once the form is filled in.')).toBeVisible();
  expect(within(screen.getByRole('table')).getByTitle('Not set.')).toBeVisible();
});

it('ValueText shows a known value unchanged', () => {
  const { container } = renderWithKit(<ValueText>{'-1 — 2'}</ValueText>);
  expect(container.innerHTML).toContain('-1 — 2');
  expect(container.querySelector('[title]')).toBeNull();
});

/** A device whose pointer is a finger. */
function withTouch() {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(pointer: coarse)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
}

it('ValueText shows the reason on a tap where a finger is the pointer', async () => {
  await LazyPopoverCard.preload();
  withTouch();
  renderWithKit(<FactList facts={[{ label: 'Rate', value: format.percent(undefined) }]} />);
  await userEvent.click(screen.getByRole('button', { name: `— ${NOT_SENT}` }));
  expect(await screen.findByRole('dialog', { name: 'Why there is no value' })).toHaveTextContent(NOT_SENT);
});

it('ValueText is no button inside of another control', () => {
  withTouch();
  renderWithKit(
    <button type="button">
      BTC <PriceText value={undefined} decimals={2} />
    </button>,
  );
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

it('PriceText counts many zeros for the eye, and gives the full price to screen readers and copies', () => {
  renderWithKit(<PriceText value={decimal('0.0000008702')} decimals={10} />);
  expect(screen.getByText('0.0₆8702')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('0.0000008702')).toBeInTheDocument();
});

it('PriceText has one tone from the first to the last digit', () => {
  renderWithKit(<PriceText value={decimal('97250')} decimals={2} />);
  expect(screen.getByText('97,250.00')).toBeInTheDocument();
});
