import { decimal, type Decimal } from '@bourse/decimal';
import { preloadMessages } from '@bourse/i18n/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { uiKitMessages } from '../locales/messages';
import { renderWithKit } from '../testing/render-with-kit';
import { NumberField } from './number-field';

beforeAll(() => preloadMessages([uiKitMessages]));

/** A price field, and a button outside of it that a test presses without a pointer: the market offers another price. */
function Offered(): ReactNode {
  const [price, setPrice] = useState<Decimal | undefined>(decimal('104252.05'));
  return (
    <>
      <NumberField label="Price" value={price} onChange={setPrice} decimals={2} selectsOnFocus />
      <button type="button" onClick={() => setPrice(decimal('104260.1'))}>
        Offer
      </button>
    </>
  );
}

const offer = () => act(() => screen.getByRole('button', { name: 'Offer' }).click());
const field = () => screen.getByLabelText<HTMLInputElement>('Price');

it('the field stays selected when the proposed value changes after the focus, so that typing replaces it', async () => {
  renderWithKit(<Offered />);
  act(() => {
    field().focus();
    field().select();
  });
  offer();
  await userEvent.keyboard('54321');
  expect(field()).toHaveValue('54321');
});

it('the field does not select again once a key was pressed', async () => {
  renderWithKit(<Offered />);
  await userEvent.click(field());
  await userEvent.keyboard('5');
  offer();
  await userEvent.keyboard('7');
  expect(field()).not.toHaveValue('7');
});

/** A field of whole numbers with the value that the form has. */
function Lots(): ReactNode {
  const [lots, setLots] = useState<Decimal>();
  return (
    <>
      <NumberField label="Lots" value={lots} onChange={setLots} decimals={0} />
      <output>{lots ?? 'none'}</output>
    </>
  );
}

it('a field of whole numbers keeps a separator visible, with an error and without a value', async () => {
  renderWithKit(<Lots />);
  const lots = screen.getByLabelText('Lots');
  await userEvent.type(lots, '1.5');
  expect(lots).toHaveValue('1.5');
  expect(lots).toHaveAccessibleDescription('Must be a whole number.');
  expect(screen.getByText('none')).toBeInTheDocument();
  await userEvent.clear(lots);
  await userEvent.paste('12.9');
  expect(lots).toHaveAccessibleDescription('Must be a whole number.');
  expect(screen.getByText('none')).toBeInTheDocument();
});

it('the field refuses an unfinished number once the Enter key is pressed', async () => {
  renderWithKit(<Lots />);
  const lots = screen.getByLabelText('Lots');
  await userEvent.type(lots, '1,5');
  expect(lots).not.toHaveAccessibleDescription();
  await userEvent.keyboard('{Enter}');
  expect(lots).toHaveAccessibleDescription('Must be a whole number.');
});

/** A field of BTC, and a button outside of it that sets a part of the balance. */
function Amount(): ReactNode {
  const [amount, setAmount] = useState<Decimal>();
  return (
    <>
      <NumberField label="Amount" value={amount} onChange={setAmount} decimals={5} unit="BTC" />
      <button type="button" onClick={() => setAmount(decimal('0.25'))}>
        25%
      </button>
      <output>{amount ?? 'none'}</output>
    </>
  );
}

it('a value that is set from outside replaces a refused paste and its error', async () => {
  renderWithKit(<Amount />);
  const amount = screen.getByLabelText('Amount');
  await userEvent.click(amount);
  await userEvent.paste('100 USDT');
  expect(amount).toHaveAccessibleDescription(/100 USDT/);
  act(() => screen.getByRole('button', { name: '25%' }).click());
  expect(amount).toHaveValue('0.25');
  expect(amount).not.toHaveAccessibleDescription();
  expect(amount).not.toHaveAttribute('data-no-value');
});

it.each(['0.5 BTC', 'BTC 0.5', '0.5btc', '0,5'])('the field reads the paste %j', async (text) => {
  renderWithKit(<Amount />);
  await userEvent.click(screen.getByLabelText('Amount'));
  await userEvent.paste(text);
  expect(screen.getByText('0.5')).toBeInTheDocument();
});

it('the field reads a comma before decimals, and shows what was read once it loses the focus', async () => {
  renderWithKit(<Amount />);
  const amount = screen.getByLabelText('Amount');
  await userEvent.type(amount, '0,00095');
  expect(screen.getByText('0.00095')).toBeInTheDocument();
  await userEvent.tab();
  expect(amount).toHaveValue('0.00095');
  expect(amount).not.toHaveAccessibleDescription();
  await userEvent.clear(amount);
  await userEvent.type(amount, '1,234');
  await userEvent.tab();
  expect(amount).toHaveValue('1,234');
});

it('the field groups the digits after the focus has left, and shows them plain while they are typed', async () => {
  renderWithKit(<Offered />);
  expect(field()).toHaveValue('104,252.05');
  await userEvent.click(field());
  expect(field()).toHaveValue('104252.05');
  await userEvent.keyboard('1234567.50');
  expect(field()).toHaveValue('1234567.50');
  await userEvent.tab();
  expect(field()).toHaveValue('1,234,567.50');
  act(() => field().focus());
  expect(field()).toHaveValue('1234567.50');
});

it('the buttons of the steps change the value by one step, and are no stops of the Tab key', async () => {
  const onChange = vi.fn<(value: Decimal | undefined) => void>();
  renderWithKit(<NumberField hasSteps label="Price" value={decimal('104252.05')} onChange={onChange} decimals={2} />);
  const [down, up] = screen.getAllByRole('button');
  expect(down).toHaveAccessibleName('Price: one step down');
  if (up) await userEvent.click(up);
  expect(onChange).toHaveBeenLastCalledWith('104252.06');
  if (down) await userEvent.click(down);
  expect(onChange).toHaveBeenLastCalledWith('104252.04');
  await userEvent.tab();
  expect(field()).toHaveFocus();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});
