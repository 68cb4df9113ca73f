import { listsMessages } from '@bourse/lists';
import { safeWritesMessages } from '@bourse/safe-writes';
import { renderFeature, type RenderFeatureOptions } from '@bourse/feature-kit/testing';
import { featureKitMessages } from '@bourse/feature-kit';
import { preloadMessages } from '@bourse/i18n/testing';
import { serverTexts } from '@bourse/i18n';
import { uiKitMessages } from '@bourse/ui-kit';
import type { ComponentType } from 'react';
import { Component as Background } from '../background';
import { reducers } from '../reducers';
import { conversionMessages } from '../conversion/locales/messages';
import { walletMessages } from '../locales/messages';

/** Loads the texts that every screen of the wallet shows. */
export const loadTexts = () =>
  preloadMessages([
    walletMessages,
    conversionMessages,
    featureKitMessages,
    safeWritesMessages,
    listsMessages,
    uiKitMessages,
    serverTexts,
  ]);

/** Renders a screen of the wallet with its background work. */
export function openScreen(
  Screen: ComponentType,
  address: string,
  options: Omit<RenderFeatureOptions, 'reducers' | 'address' | 'beside'> = {},
) {
  return renderFeature(<Screen />, { ...options, reducers, address, beside: <Background /> });
}
