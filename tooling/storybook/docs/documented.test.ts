import { describe, expect, it } from 'vitest';
import { publicComponents, undocumented } from './documented';

const entryPoint = `export { Button, type ButtonProps } from './actions/button';`;
const component = { path: 'actions/button.tsx', text: '/** The one button. */\nexport function Button() {}' };
const story = {
  path: 'actions/button.stories.tsx',
  text: `const meta = { component: Button, parameters: { guide: { do: ['a'], dont: ['b'], accessibility: ['c'] } } };`,
};

it('the check finds exported components of an entry point, and no other values', () => {
  const text = `
    export { Button, type ButtonProps } from './actions/button';
    export { PRICE_COLOURS, type PriceColours } from './theme/tokens';
    export { createStore, Toaster,
      useToast } from './feedback/toaster';
    export { ThemeProvider } from './theme/provider';
    export type { IconName } from './icons/paths';`;
  expect(publicComponents(text)).toEqual([
    { name: 'Button', module: 'actions/button' },
    { name: 'Toaster', module: 'feedback/toaster' },
  ]);
});

it('the check requires no page for exports of a module without elements', () => {
  const source = { path: 'loading/late.ts', text: 'export class LateError extends Error {}' };
  expect(undocumented(`export { LateError } from './loading/late';`, [source])).toEqual([]);
});

describe('a public component', () => {
  it('a public component is documented by a comment, a story and a guide', () => {
    expect(undocumented(entryPoint, [component, story])).toEqual([]);
  });

  it('a public component may have its page beside another one', () => {
    const beside = {
      ...story,
      text: story.text.replace('component: Button', 'component: A, subcomponents: { Button }'),
    };
    expect(undocumented(entryPoint, [component, beside])).toEqual([]);
  });

  it('a public component may be generic', () => {
    const generic = { ...story, text: story.text.replace('component: Button', 'component: Button<string>') };
    expect(undocumented(entryPoint, [component, generic])).toEqual([]);
  });

  it('the check reports a public component without a description', () => {
    const silent = { ...component, text: '/** Props. */\ninterface Props {}\n\nexport function Button() {}' };
    expect(undocumented(entryPoint, [silent, story])).toEqual([
      'src/actions/button.tsx: no doc comment before Button says what it is',
    ]);
  });

  it('the check reports a public component without a story', () => {
    const other = { ...story, text: story.text.replace('Button', 'ButtonGroup') };
    expect(undocumented(entryPoint, [component, other])).toEqual([
      'src/actions/button.tsx: no story has `component: Button`',
    ]);
  });

  it('the check reports a public component without a guide', () => {
    const bare = { ...story, text: 'const meta = { component: Button };' };
    expect(undocumented(entryPoint, [component, bare])).toEqual([
      'src/actions/button.stories.tsx: `parameters.guide` of Button is missing (do, dont, accessibility)',
    ]);
  });
});
