import type { Rule } from './departure.ts';

/** Words that need a key, with the terms of React, Redux and trading that say the same. */
const TERMS: ReadonlyMap<string, string> = new Map([
  ['Chips', 'the content of the chips'],
  ['Kept', 'Stored or Cached'],
  ['Shelf', 'Storage'],
  ['Later', 'lazyPart or startTransition'],
  ['Turn', 'a queue or a limit'],
  ['Turns', 'a queue or a limit'],
  ['Walk', 'move, or RandomWalk'],
  ['Away', 'dismiss, close or clear'],
  ['Standing', 'the state'],
  ['Door', 'entryPoint'],
  ['Doors', 'entryPoints'],
  ['Floors', 'layers'],
  ['Reader', 'User, Parser or the call that reads'],
  ['Frame', 'Root of the component, or Layout'],
]);

/** Whole names that say nothing about their component; as a last word of a longer name they may. */
const ALONE = new Set(['Frame', 'Walk', 'Away', 'Standing']);

const EXPORTED =
  /^export (?:default )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm;

const wordsOf = (name: string) =>
  (name.match(/[A-Z]?[a-z\d]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.charAt(0).toUpperCase() + word.slice(1));

/** Exported names consist of terms of their field. */
export const names: Rule = (of) =>
  of
    .sources()
    .filter((path) => !/\.(?:test|stories|test-support)\./.test(path))
    .flatMap((path) =>
      [...(of.read(path) ?? '').matchAll(EXPORTED)].flatMap(([, name = '']) => {
        const words = wordsOf(name);
        const word = words.find((one) => TERMS.has(one) && (!ALONE.has(one) || words.length === 1));
        return word === undefined
          ? []
          : [{ file: `${of.folder}/${path}`, advice: `rename ${name}: instead of "${word}" say ${TERMS.get(word)}` }];
      }),
    );
