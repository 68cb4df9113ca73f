import { expect, it } from 'vitest';
import { assignableKey, conflictOf, withOwnKeys } from './own-keys';
import { offerActions, presentActions, type PresentAction } from './present-actions';

const run = () => undefined;
const buy: PresentAction = { id: 'buy', key: 'b', label: 'Buy', run };
const help: PresentAction = { id: 'help', key: '?', isFixed: true, run };
const ACTIONS: readonly PresentAction[] = [buy, { id: 'layout', label: 'Reset layout', run }, help];

it("the key map replaces the default keys by the user's own, except for a fixed action", () => {
  const own = { buy: 'k', layout: 'l', help: 'h', other: 'o' };
  expect(withOwnKeys(ACTIONS, own).map(({ key }) => key)).toEqual(['k', 'l', '?']);
});

it('the key map ignores a key of the user that is the default key of another action', () => {
  expect(withOwnKeys(ACTIONS, { layout: 'b' }).map(({ key }) => key)).toEqual(['b', undefined, '?']);
  expect(withOwnKeys(ACTIONS, { layout: '?' }).map(({ key }) => key)).toEqual(['b', undefined, '?']);
});

it('the key map keeps keys that two actions have exchanged', () => {
  const actions = [buy, { ...buy, id: 'sell', key: 's' }];
  expect(withOwnKeys(actions, { buy: 's', sell: 'b' }).map(({ key }) => key)).toEqual(['s', 'b']);
});

it('the key map gives a key to the first of two actions', () => {
  const actions = [buy, { ...buy, id: 'sell', key: 's' }, { ...buy, id: 'all', key: 'a' }];
  expect(withOwnKeys(actions, { buy: 'k', sell: 'k' }).map(({ key }) => key)).toEqual(['k', 's', 'a']);
  expect(withOwnKeys(actions, { buy: 'k', sell: 'k', all: 's' }).map(({ key }) => key)).toEqual(['k', 's', 'a']);
});

it.each([
  ['K', 'k'],
  ['[', '['],
  ['é', 'é'],
  [' ', undefined],
  ['Shift', undefined],
  ['ArrowUp', undefined],
])('the key %s is displayed as %s', (pressed, key) => {
  expect(assignableKey(pressed)).toBe(key);
});

it('the key map finds the other action that has a key', () => {
  expect(conflictOf(ACTIONS, 'layout', 'b')?.id).toBe('buy');
  expect(conflictOf(ACTIONS, 'buy', 'b')).toBeUndefined();
  expect(conflictOf(ACTIONS, 'buy', 'z')).toBeUndefined();
});

it('the key map lists the actions of the screen before those of the frame, each once, while they are offered', () => {
  const endFrame = offerActions(() => [help], 'frame');
  const endScreen = offerActions(() => [buy, help]);
  expect(presentActions().map(({ id }) => id)).toEqual(['buy', 'help']);
  endScreen();
  expect(presentActions().map(({ id }) => id)).toEqual(['help']);
  endFrame();
  expect(presentActions()).toEqual([]);
});
