import { defineMessages } from '@bourse/i18n';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { defineFeature, defineLayer } from './define-feature';
import { composeFeatures } from './compose-features';
import { partOf, screenOf } from './links';

const none = () => Promise.resolve({ default: {} });
const catalogue = (name: string) =>
  defineMessages(name, { en: none, zh: none, hk: none, kr: none, jp: none, spa: none });

const [base, middle, own] = [catalogue('base'), catalogue('middle'), catalogue('own')];
const alerts = () => Promise.resolve({ reducers: { alerts: () => null } });
const ownSlices = () => Promise.resolve({ reducers: { x: () => null } });
const lazy = () => Promise.resolve({ Component: () => null });

const notice = partOf('news/notice');
const transfer = screenOf('wallet/transfer');

const low = defineLayer({ messages: [base] });
const high = defineLayer({
  messages: [middle],
  reducers: alerts,
  background: { access: 'public', lazy },
  links: { notice },
  uses: [low],
});

describe('defineFeature', () => {
  const feature = defineFeature({
    id: 'x',
    routes: [],
    messages: [own],
    reducers: ownSlices,
    links: { transfer },
    parts: { banner: lazy },
    uses: [high, low],
  });

  it('defineFeature puts its own texts first, then those of its layers, each once', () => {
    expect(feature.messages).toEqual([own, middle, base]);
  });

  it('defineFeature loads the slices of its layers first, then its own, each once', () => {
    expect(feature.reducers).toEqual([alerts, ownSlices]);
  });

  it('a feature has its own links, then those of its layers', () => {
    expect(feature.links).toEqual([transfer, notice]);
  });

  it('defineFeature gives its texts and slices to its parts', () => {
    expect(feature.parts.banner).toEqual({ lazy, messages: feature.messages, reducers: feature.reducers });
  });

  it('defineFeature gives the background work of a layer as the same object to every feature', () => {
    const other = defineFeature({ id: 'y', routes: [], messages: [], uses: [high] });
    expect(feature.backgrounds).toHaveLength(1);
    expect(feature.backgrounds[0]).toBe(other.backgrounds[0]);
    expect(feature.backgrounds[0]?.messages).toEqual([middle, base]);
    expect(feature.backgrounds[0]?.reducers).toEqual([alerts]);
  });
});

describe('composeFeatures', () => {
  const spot = defineFeature({ id: 'spot', routes: [], messages: [], links: { transfer }, uses: [high] });
  const wallet = defineFeature({ id: 'wallet', paths: { transfer: '/transfer' }, routes: [], messages: [] });
  const emptyWallet = defineFeature({ id: 'wallet', routes: [], messages: [] });
  const emptyNews = defineFeature({ id: 'news', routes: [], messages: [] });

  it('composeFeatures accepts links that are offered, and links to features that are not in the list', () => {
    expect(composeFeatures([spot, wallet], {})).toEqual([spot, wallet]);
    expect(composeFeatures([spot], {})).toEqual([spot]);
  });

  it('composeFeatures rejects by its type what a feature of the list does not offer: a screen, a part of a layer, a link of the shell', () => {
    expectTypeOf(composeFeatures<[typeof spot, typeof emptyWallet], {}>)
      .parameter(0)
      .toExtend<'not offered: wallet/transfer'>();
    expectTypeOf(composeFeatures<[typeof spot, typeof emptyNews], {}>)
      .parameter(0)
      .toExtend<'not offered: news/notice'>();
    expectTypeOf(composeFeatures<[typeof emptyWallet], { transfer: typeof transfer }>)
      .parameter(0)
      .toExtend<'not offered: wallet/transfer'>();
  });
});
