import { decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { preloadMessages, TestI18n } from '@bourse/i18n/testing';
import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { lotsIn } from './lots-in';
import { leverMessages } from './messages';

function Lots({ lots }: { readonly lots: string }) {
  const text = leverMessages.useText();
  const format = useFormat();
  return <output>{text('batch.lots', lotsIn(format, decimal(lots)))}</output>;
}

beforeAll(() => preloadMessages([leverMessages], ['en']));

it.each([
  ['1', '1 lot'],
  ['2', '2 lots'],
  ['1200', '1,200 lots'],
])('the lots %s are shown as %s', (lots, shown) => {
  render(
    <TestI18n language="en">
      <Lots lots={lots} />
    </TestI18n>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(shown);
});
