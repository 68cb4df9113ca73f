import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { onMalformed, reportMalformed, type Malformed } from './diagnostics';

it('reports of malformed data name the path and the problem, never the value', () => {
  const hear = vi.fn<(malformed: Malformed) => void>();
  const stop = onMalformed(hear);
  const { issues } = v.safeParse(v.object({ account: v.object({ balance: v.number('not a number') }) }), {
    account: { balance: 'a secret' },
  });
  reportMalformed('reply of /wallet/list', issues ?? []);
  stop();
  expect(hear).toHaveBeenCalledExactlyOnceWith({
    where: 'reply of /wallet/list',
    problems: ['account.balance: not a number'],
  });
});

it("reports of malformed data do not contain the value that valibot's messages quote", () => {
  const hear = vi.fn<(malformed: Malformed) => void>();
  const stop = onMalformed(hear);
  const { issues } = v.safeParse(v.object({ token: v.number() }), { token: 'a secret' });
  reportMalformed('reply', issues ?? []);
  stop();
  expect(JSON.stringify(hear.mock.calls)).not.toContain('a secret');
});

it('reports of malformed data are not delivered after unsubscribing', () => {
  const hear = vi.fn<(malformed: Malformed) => void>();
  onMalformed(hear)();
  reportMalformed('reply', [{ message: 'anything' }]);
  expect(hear).not.toHaveBeenCalled();
});
