import { decimal } from '@bourse/decimal';
import { describe, expect, it } from 'vitest';
import { aLogRow } from '../testing/fixtures';
import { transferDifference, withdrawalDifference } from './differences';

const d = decimal;

describe('what a write of the wallet has created', () => {
  const transfer = { currencyId: 1, currency: 'USDT', from: 'legal', to: 'change', amount: d('20') } as const;
  const row = {
    id: 8,
    currency: 'USDT',
    amount: d('20'),
    from: { name: 'legal' },
    to: { name: 'change' },
    time: 0,
  } as const;

  it('a transfer is compared by its amount, and by its accounts where the history names both', () => {
    expect(transferDifference(transfer, 7, [row])).toBeUndefined();
    expect(transferDifference(transfer, 7, [{ ...row, amount: d('200') }])).toMatchObject({ created: '200' });
    const back = { ...row, from: row.to, to: row.from };
    expect(transferDifference(transfer, 7, [back])).toEqual({ confirmed: 'legal change', created: 'change legal' });
    expect(transferDifference(transfer, 7, [{ ...row, to: { text: '' } }])).toBeUndefined();
  });

  const hex = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
  const withdrawal = { amount: d('20'), net: d('19'), currency: 'USDT', address: hex };
  const logged = (value: string, address: string) => [aLogRow({ id: 8, value: d(value), address })];

  it('a withdrawal is compared by its amount, with or without the fee, and by its address where the log names it', () => {
    for (const value of ['-20', '-19']) expect(withdrawalDifference(withdrawal, 7, logged(value, hex))).toBeUndefined();
    expect(withdrawalDifference(withdrawal, 7, logged('-20', ''))).toBeUndefined();
    expect(withdrawalDifference(withdrawal, 7, logged('-20', hex.toLowerCase()))).toBeUndefined();
    expect(withdrawalDifference(withdrawal, 7, logged('-200', hex))).toMatchObject({ created: '200' });
    expect(withdrawalDifference(withdrawal, 7, logged('-20', '0xother'))).toEqual({
      confirmed: hex,
      created: '0xother',
    });
  });
});
