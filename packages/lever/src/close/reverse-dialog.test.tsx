import { decimal } from '@bourse/decimal';
import { preloadMessages } from '@bourse/i18n/testing';
import { uiKitMessages } from '@bourse/ui-kit';
import { renderWithKit } from '@bourse/ui-kit/testing';
import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { leverMessages } from '../locales/messages';
import { ReverseDialog } from './reverse-dialog';

beforeAll(() => preloadMessages([leverMessages, uiKitMessages]));

const nothing = () => undefined;

it.each([
  ['long', 'This closes your long, then opens a short. If the second step fails, you are left without a position.'],
  ['short', 'This closes your short, then opens a long. If the second step fails, you are left without a position.'],
] as const)(
  'the dialog says in one sentence what the reversal of a %s does and where it may end',
  async (direction, note) => {
    const ticket = {
      id: 5,
      symbol: 'BTC/USDT',
      direction,
      lots: decimal(1),
      multiple: decimal(10),
      price: decimal(97_000),
    };
    renderWithKit(
      <ReverseDialog
        ticket={{ ...ticket, pair: '1-3' }}
        position={undefined}
        quote="USDT"
        priceDecimals={2}
        change={undefined}
        reached={undefined}
        onConfirm={nothing}
        onCancel={nothing}
      />,
    );
    expect(await screen.findByText(note)).toBeVisible();
  },
);
