import { decimal } from '@bourse/decimal';
import { expect, it } from 'vitest';
import { testDesk } from '../testing/test-desk';
import { Commands } from './commands';
import { WithdrawalDesk } from './withdrawal-desk';

it('a withdrawal that was sent is told as submitted, though its answer cannot be written to a full disk', async () => {
  const { venue, journal } = testDesk();
  const write = journal.write.bind(journal);
  journal.write = (entry) => (entry.is === 'withdraw' ? write(entry) : Promise.reject(new Error('the disk is full')));
  const desk = new WithdrawalDesk({
    venue,
    journal,
    commands: new Commands([]),
    now: () => 0,
    onChange: () => undefined,
  });
  const asked = { currency: 'USDT', network: 'TRC20', amount: decimal('20'), address: 'T1' };
  expect(await desk.withdraw(asked, 'c1')).toEqual({ ok: true });
});
