import { expect, it } from 'vitest';
import { withoutFeature } from './without-feature';

const SOURCE = `import { spot } from '@bourse/spot';
import { wallet } from '@bourse/wallet';

export const features = composeFeatures(
  [
    spot,
    wallet,
  ],
);
`;

it('a feature is removed by its import and its line', () => {
  expect(withoutFeature(SOURCE, '@bourse/spot')).toBe(`import { wallet } from '@bourse/wallet';

export const features = composeFeatures(
  [
    wallet,
  ],
);
`);
});

it('a feature that is named elsewhere cannot be removed by its line', () => {
  expect(() => withoutFeature(`${SOURCE}\nexport { spot };\n`, '@bourse/spot')).toThrow('named in more than its line');
  expect(() => withoutFeature(SOURCE, '@bourse/c2c')).toThrow('no import of @bourse/c2c');
});
