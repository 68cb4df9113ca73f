import { capabilities } from '@bourse/feature-kit/contract';
import { expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app';

it('announces parts of ads and the limits of takers, to visitors too', async () => {
  const test = await createTestApp();
  expect(await test.reply(capabilities, {})).toEqual({ takesParts: true, c2cCancellations: 3, c2cUnfinished: 4 });
  await test.close();
});
