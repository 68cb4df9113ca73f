import { expect, it } from 'vitest';
import { withoutFeature } from './without-feature';

const isLever = (specifier: string) => specifier.includes('lever');

it('withoutFeature removes the imports of a feature and its line', () => {
  const features = `import { lever } from '@bourse/lever';\nimport { spot } from '@bourse/spot';\n\nconst all = [\n  lever,\n  spot,\n];\n`;
  expect(withoutFeature(features, isLever)).toBe(
    `import { spot } from '@bourse/spot';\n\nconst all = [\n  spot,\n];\n`,
  );
  const products = `import { leverRoutes } from './lever/routes';\nimport { lever } from './lever/rules';\n[\n  { rules: lever, routes: leverRoutes },\n];\n`;
  expect(withoutFeature(products, isLever)).toBe('[\n];\n');
});

it('withoutFeature rejects a list without the feature', () => {
  expect(() => withoutFeature(`import { spot } from '@bourse/spot';\n`, isLever)).toThrow('no import');
});

it('withoutFeature rejects a list that names the feature twice, because its removal would be more than a line', () => {
  const source = `import { lever } from '@bourse/lever';\nconst first = lever;\nconst all = [\n  lever,\n];\n`;
  expect(() => withoutFeature(source, isLever)).toThrow('not in one line');
});
