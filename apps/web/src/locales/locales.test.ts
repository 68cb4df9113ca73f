import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkLocales } from '@bourse/i18n/testing';
import * as v from 'valibot';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../..');

/* The texts of all packages and applications in six languages. */

/** Texts that are the same in a language as in English. */
const SAME_AS_ENGLISH: readonly string[] = [
  'C2C',
  'Launchpad',
  'Heikin-Ashi',
  'Renko',
  'Spot',
  'UTC',
  'OCO',
  'min',
  'Alipay',
  'WeChat Pay',
  '1 {{coin}} = {{price}}',
  '1 {{token}} = {{price}} USDT',
  '{{milliseconds}} ms',
  '{{panel}}: {{zone}}',
  '{{key}}: {{action}}',
  '{{symbol}}: {{condition}}.',
  '{{name}}: {{price}}',
  '{{name}}: {{measure}}',
  // Spanish-language venues use the English terms.
  'Stop loss {{id}}',
  'Take profit {{id}}',
  'Stop loss',
  'Take profit',
  'SL · {{order}}',
  'TP · {{order}}',
  'TP {{price}}',
  'SL {{price}}',
  'Trailing stop',
  'Total ({{unit}})',
];

const module = v.object({ default: v.record(v.string(), v.string()) });

const textsOf = async (folder: string, language: string) =>
  v.parse(module, await import(join(ROOT, folder, `${language}.json`))).default;

const catalogues = globSync('{apps,packages}/*/src/**/locales/en.json', { cwd: ROOT }).map((path) =>
  dirname(path).replaceAll('\\', '/'),
);

it.each(catalogues.toSorted())('%s is complete in six languages', async (folder) => {
  const [en, zh, hk, kr, jp, spa] = await Promise.all([
    textsOf(folder, 'en'),
    textsOf(folder, 'zh'),
    textsOf(folder, 'hk'),
    textsOf(folder, 'kr'),
    textsOf(folder, 'jp'),
    textsOf(folder, 'spa'),
  ]);
  const sameAsEnglish = SAME_AS_ENGLISH.filter((text) => Object.values(en).includes(text));
  expect(checkLocales({ en, zh, hk, kr, jp, spa }, { sameAsEnglish })).toEqual([]);
});

/** The words that no text may contain, by language: the last table of terms in the glossary. */
function unusedWords(): Readonly<Record<string, readonly string[]>> {
  const glossary = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8');
  const [, table = ''] = glossary.split('### Words that are not used');
  const rows = table.matchAll(/^\| (en|zh|hk|kr|jp|spa) \| (.+) \|$/gm);
  return Object.fromEntries([...rows].map(([, language = '', words = '']) => [language, words.split(', ')]));
}

it('no text contains a word that the glossary excludes', async () => {
  const words = Object.entries(unusedWords());
  expect(words).toHaveLength(6);
  const faults = await Promise.all(
    catalogues.flatMap((folder) =>
      words.map(async ([language, ruledOut]) =>
        Object.entries(await textsOf(folder, language)).flatMap(([key, text]) =>
          ruledOut
            .filter((word) => text.toLowerCase().includes(word.toLowerCase()))
            .map((word) => `${folder} ${language} ${key}: ${word}`),
        ),
      ),
    ),
  );
  expect(faults.flat()).toEqual([]);
});

/** Keys whose English text is a term of the glossary in another sense (fiat deposits, a planned average) or another form (a verb, a time). */
const OTHER_SENSE: ReadonlySet<string> = new Set([
  'acceptors.deposit',
  'acceptors.withdraw',
  'form.transfer',
  'keys.change',
  'orders.filledAt',
  'panel.transfer',
  'log.filled',
  'receipt.filled',
  'records.rejected',
  'average',
  'state.rejected',
  'tabs.filled',
  'transfer.submit',
]);

const TRANSLATIONS = ['zh', 'hk', 'kr', 'jp', 'spa'] as const;

/** The words of each English term of the glossary by language, for terms of one English name. */
function glossaryTerms(): ReadonlyMap<string, readonly (readonly string[])[]> {
  const glossary = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8');
  const [, rest = ''] = glossary.split('## Terms in six languages');
  const [table = ''] = rest.split('### Words that are not used');
  const terms = new Map<string, string[][]>();
  for (const [, row = ''] of table.matchAll(/^\| (.+) \|$/gm)) {
    const [term = '', ...cells] = row.split(' | ');
    const name = term.replaceAll(/ \(.*?\)/g, '');
    if (cells.length !== TRANSLATIONS.length || /[;,/…]|^-/.test(name)) continue;
    const words = cells.map((cell) => cell.split(/[;,/()]/).map((word) => word.trim().toLowerCase()));
    const known = terms.get(name) ?? [];
    terms.set(
      name,
      words.map((more, at) => [...(known[at] ?? []), ...more.filter((word) => word !== '')]),
    );
  }
  return terms;
}

it('a text that is a term of the glossary has the same words in every package', async () => {
  const terms = glossaryTerms();
  expect(terms.size).toBeGreaterThan(50);
  const faults = await Promise.all(
    catalogues.map(async (folder) => {
      const english = Object.entries(await textsOf(folder, 'en')).filter(([key]) => !OTHER_SENSE.has(key));
      const others = await Promise.all(TRANSLATIONS.map(async (language) => textsOf(folder, language)));
      return english.flatMap(([key, term]) =>
        (terms.get(term) ?? []).flatMap((words, at) => {
          const text = others[at]?.[key]?.toLowerCase() ?? '';
          const isTerm = words.some((word) => text.includes(word) || word.includes(text));
          return isTerm ? [] : [`${folder} ${TRANSLATIONS[at]} ${key}: ${text} for ${term}`];
        }),
      );
    }),
  );
  expect(faults.flat()).toEqual([]);
});

/** A key without its plural form, as the sources name it. */
const named = (key: string) => key.replace(/_(?:one|other)$/, '');

const PLACEHOLDER = /\$\{(?:[^{}]|\{[^}]*\})*\}/g;

/** What may name a key in the sources of all packages: literals, and templates with at least four letters as patterns. */
function namesInSources() {
  const literals = new Set<string>();
  const patterns = new Set<string>();
  const paths = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (path) => !/\.(?:test|stories|test-support)\./.test(path),
  );
  for (const path of paths) {
    const source = readFileSync(join(ROOT, path), 'utf8');
    for (const [, literal = ''] of source.matchAll(/['"]([\w.-]+)['"]/g)) literals.add(literal);
    for (const [, template = ''] of source.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g)) {
      const parts = template.split(PLACEHOLDER);
      if (parts.every((part) => /^[\w.-]*$/.test(part)) && parts.some((part) => part.length >= 4))
        patterns.add(`^${parts.map((part) => part.replaceAll('.', String.raw`\.`)).join('.+')}$`);
    }
  }
  return { literals, patterns: [...patterns].map((pattern) => new RegExp(pattern)) };
}

it('each key of a catalogue is used', async () => {
  const { literals, patterns } = namesInSources();
  const isUsed = (key: string) =>
    literals.has(key) || literals.has(named(key)) || patterns.some((pattern) => pattern.test(named(key)));
  // The keys of the server's texts are what servers send.
  const screens = catalogues.filter((folder) => !folder.includes('apitip'));
  const unused = await Promise.all(
    screens.map(async (folder) =>
      Object.keys(await textsOf(folder, 'en'))
        .filter((key) => !isUsed(key))
        .map((key) => `${folder} ${key}`),
    ),
  );
  expect(unused.flat()).toEqual([]);
});

it('each package with screens or components has a catalogue', () => {
  const packages = globSync('{apps/web,packages/*}/src/**/*.stories.tsx', { cwd: ROOT }).map(
    (path) => path.split('/src/')[0],
  );
  expect([...new Set(packages)].filter((folder) => !catalogues.some((path) => path.startsWith(`${folder}/`)))).toEqual(
    [],
  );
});
