import { ENGLISH_TEXTS } from '../server-texts/english';
import { matcher, type Match } from './match';

type Find = (text: string) => Match | undefined;

const matchers = new WeakMap<Readonly<Record<string, string>>, Find>();

/** Finds the key of a text of the server in a catalogue, whose keys are compiled once. */
export function findText(texts: Readonly<Record<string, string>>, text: string): Match | undefined {
  let find = matchers.get(texts);
  if (!find) {
    find = matcher(Object.keys(texts), ENGLISH_TEXTS);
    matchers.set(texts, find);
  }
  return find(text);
}
