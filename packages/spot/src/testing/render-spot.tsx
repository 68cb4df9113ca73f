import { renderFeature, type RenderedFeature, type RenderFeatureOptions } from '@bourse/feature-kit/testing';
import type { ExchangeState } from '@bourse/api-client';
import type { ReactNode } from 'react';
import { Component as Background } from '../background';
import type { SpotState } from '../state';
import { reducers } from '../reducers';

export type SpotOptions = Pick<RenderFeatureOptions, 'address' | 'isVisitor'>;
export type RenderedSpot = RenderedFeature<Omit<SpotState, keyof ExchangeState>>;

/** Renders a part of spot with its slices and its background work; at `/dealCenter` where left out. */
export function renderSpot(ui: ReactNode, { address = '/dealCenter', ...options }: SpotOptions = {}): RenderedSpot {
  return renderFeature(ui, { ...options, address, reducers, beside: !options.isVisitor && <Background /> });
}
