import { defineMessages } from '@bourse/i18n';
import { describe, expect, it } from 'vitest';
import { defineFeature, defineLayer } from './define-feature';

const none = () => Promise.resolve({ default: {} });
const catalogue = (name: string) =>
  defineMessages(name, { en: none, zh: none, hk: none, kr: none, jp: none, spa: none });

const [base, middle, own] = [catalogue('base'), catalogue('middle'), catalogue('own')];
const alerts = () => Promise.resolve({ reducers: { alerts: () => null } });
const ownSlices = () => Promise.resolve({ reducers: { x: () => null } });
const lazy = () => Promise.resolve({ Component: () => null });

const low = defineLayer({ messages: [base] });
const high = defineLayer({
  messages: [middle],
  reducers: alerts,
  background: { access: 'public', lazy },
  uses: [low],
});

describe('defineFeature', () => {
  const feature = defineFeature({ id: 'x', routes: [], messages: [own], reducers: ownSlices, uses: [high, low] });

  it('puts its own texts first, then those of its layers, each once', () => {
    expect(feature.messages).toEqual([own, middle, base]);
  });

  it('loads the slices of its layers, then its own, each once', () => {
    expect(feature.reducers).toEqual([alerts, ownSlices]);
  });

  it('gives the background work of a layer as the same object to every feature', () => {
    const other = defineFeature({ id: 'y', routes: [], messages: [], uses: [high] });
    expect(feature.backgrounds).toHaveLength(1);
    expect(feature.backgrounds?.[0]).toBe(other.backgrounds?.[0]);
    expect(feature.backgrounds?.[0]?.messages).toEqual([middle, base]);
    expect(feature.backgrounds?.[0]?.reducers).toEqual([alerts]);
  });
});
