import { screen, within } from '@testing-library/react';
import { stubLayout } from '@bourse/feature-kit/test-server';
import { renderSpot, type SpotOptions } from '../testing/render-spot';
import { Component as DealCenter } from './deal-center';

/** Opens the deal centre, on a wide screen by default, and waits until its pair is shown. */
export async function openDeal(options: SpotOptions & { width?: number } = {}) {
  stubLayout(options.width ?? 1680);
  const rendered = renderSpot(<DealCenter />, options);
  await screen.findByRole('heading', { level: 1 });
  return rendered;
}

export const rowsOf = async (name: string) => within(await screen.findByRole('table', { name })).findAllByRole('row');
