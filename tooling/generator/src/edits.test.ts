import { describe, expect, it } from 'vitest';
import { addDependency, addDoor, addEndpoint, addFeature, addImport, addRoute, addText, addUnasked } from './edits';

describe('an import', () => {
  const source = `import type { ReplyOf } from '@bourse/api-client/contract';\nimport { login } from './contract';\n`;

  it('is merged into the statement of its module', () => {
    expect(addImport(source, 'logout', './contract')).toContain(`import { login, logout } from './contract';`);
    expect(addImport(source, 'type RequestOf', '@bourse/api-client/contract')).toContain(
      `import type { ReplyOf, RequestOf } from '@bourse/api-client/contract';`,
    );
  });

  it('is a new statement in the order of modules if there is none', () => {
    expect(addImport(source, 'market', '@bourse/market').split('\n')[1]).toBe(
      `import { market } from '@bourse/market';`,
    );
    expect(addImport(source, 'a', './zebra').split('\n')[2]).toBe(`import { a } from './zebra';`);
    expect(addImport('const a = 1;\n', 'type A', './a')).toBe(`import type { A } from './a';\nconst a = 1;\n`);
  });

  it('is not added twice', () => {
    expect(addImport(source, 'login', './contract')).toBe(source);
  });

  it('of a value is not merged into one of types', () => {
    expect(addImport(source, 'text', '@bourse/api-client/contract')).toContain(
      `import { text } from '@bourse/api-client/contract';`,
    );
  });
});

describe('a feature', () => {
  const source = `import { wallet } from '@bourse/wallet';\n\nexport const features: readonly Feature[] = [wallet];\n`;

  it('is appended to the list', () => {
    const edited = addFeature(source, 'launchpad', '@bourse/launchpad');
    expect(edited).toContain('= [wallet, launchpad];');
    expect(edited.split('\n')[0]).toBe(`import { launchpad } from '@bourse/launchpad';`);
  });

  it('throws with instructions if there is no list', () => {
    expect(() => addFeature('export const all = [];', 'a', 'b')).toThrow('Add a to the list');
  });
});

describe('a contract', () => {
  const source = [
    "import * as wallet from '@bourse/wallet/contract';\n",
    'export const DOORS = { wallet } as const;\n',
    'export const SUBJECTS: Readonly<Record<keyof typeof DOORS, string>> = {',
    "  wallet: 'Balances.',",
    '};\n',
  ].join('\n');

  it('is the last of the entry points, with its subject', () => {
    const edited = addDoor(
      source,
      { id: 'launchpad', folder: 'launchpad', subject: 'Launchpad' },
      '@bourse/launchpad/contract',
    );
    expect(edited).toContain("import * as launchpad from '@bourse/launchpad/contract';");
    expect(edited).toContain('DOORS = { wallet, launchpad } as const');
    expect(edited).toContain("  wallet: 'Balances.',\n  launchpad: 'Launchpad.',\n};");
  });

  it('is named by its folder', () => {
    const door = { id: 'priceAlerts', folder: 'price-alerts', subject: 'Price alerts' };
    const edited = addDoor(source, door, '@bourse/price-alerts/contract');
    expect(edited).toContain("DOORS = { wallet, 'price-alerts': priceAlerts } as const");
    expect(edited).toContain("\n  'price-alerts': 'Price alerts.',\n};");
  });

  it('throws with instructions if there are no entry points', () => {
    const door = { id: 'a', folder: 'a', subject: 'A' };
    expect(() => addDoor('', door, '@bourse/a/contract')).toThrow('Add the door @bourse/a/contract');
  });
});

it('a call that is not probed is appended to the exclusions', () => {
  const source = `export const NOT_CALLED: ReadonlyMap<Call, string> = new Map<Call, string>([\n  [login, 'why'],\n]);\n`;
  const edited = addUnasked(source, 'rewardList', '@bourse/launchpad/contract');
  expect(edited).toContain("  [login, 'why'],\n  [rewardList, 'is new: no back end answers it yet'],\n]);");
  expect(edited).toContain("import { rewardList } from '@bourse/launchpad/contract';");
  expect(() => addUnasked('', 'rewardList', 'x')).toThrow('Add rewardList to NOT_CALLED');
});

it('a route is appended', () => {
  const source = `defineFeature({\n  id: 'a',\n  routes: [\n    { path: '/a' },\n  ],\n  messages: [],\n});\n`;
  expect(addRoute(source, `    { path: '/b' },`)).toContain(`    { path: '/a' },\n    { path: '/b' },\n  ],`);
});

it.each(['const en = {', 'const zh: Texts = {', 'const zh: Messages<typeof en> = {'])(
  'a text is appended to "%s"',
  (head) => {
    expect(addText(`${head}\n  a: 'A',\n};\n`, 'b.title', 'B')).toBe(`${head}\n  a: 'A',\n  'b.title': 'B',\n};\n`);
  },
);

it('a text is appended with escaped quotes', () => {
  expect(addText(`import type { A } from './a';\n\nconst en: A = {\n  a: 'A',\n};\n`, 'b.title', "Trader's")).toContain(
    String.raw`  a: 'A',` + '\n' + String.raw`  'b.title': 'Trader\'s',` + '\n};',
  );
});

describe('an endpoint', () => {
  const endpoint = '\n    rewards: build.query(),\n';

  it.each([
    ['hooks at the head', 'export const { useAQuery } = exchangeApi.injectEndpoints({\n  endpoints: (build) => ({\n'],
    [
      'hooks at the end',
      'export const api = exchangeApi.injectEndpoints({\n  endpoints: (build) => ({\n  }),\n});\nexport const { useAQuery } = api;',
    ],
  ])('is added first, its hook in order: %s', (_where, source) => {
    const edited = addEndpoint(`import a from 'a';\n${source}`, endpoint, 'useRewardsQuery');
    expect(edited).toContain(`endpoints: (build) => ({${endpoint}`);
    expect(edited).toContain('export const { useRewardsQuery, useAQuery }');
  });

  it('throws with instructions if there are none', () => {
    expect(() => addEndpoint('', endpoint, 'useRewardsQuery')).toThrow('Add the endpoint and useRewardsQuery');
  });
});

it('a dependency is inserted in order', () => {
  const manifest = JSON.stringify({ name: 'web', dependencies: { b: '1', z: '2' }, private: true });
  expect(JSON.parse(addDependency(manifest, 'c'))).toEqual({
    name: 'web',
    dependencies: { b: '1', c: 'workspace:^', z: '2' },
    private: true,
  });
  expect(addDependency(manifest, 'c')).toMatch(/"b".*"c".*"z"/s);
});
