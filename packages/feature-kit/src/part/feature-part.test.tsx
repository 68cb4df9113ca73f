import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderFeature } from '../testing';
import { FeaturePart } from './feature-part';
import { FeaturePartsContext, type LoadPart } from './feature-parts-context';

function show(load?: LoadPart) {
  return renderFeature(
    <FeaturePartsContext value={load ? { subscriptionRecords: load } : {}}>
      <FeaturePart name="subscriptionRecords" missing={<p>Not offered</p>} />
    </FeaturePartsContext>,
  );
}

test('renders the part that another feature has registered', async () => {
  show(() => Promise.resolve({ Component: () => <p>Records</p> }));
  expect(await screen.findByText('Records')).toBeVisible();
});

test('renders the replacement where no feature has the part', () => {
  show();
  expect(screen.getByText('Not offered')).toBeVisible();
});

test('offers another try where the part does not load', async () => {
  const load = vi
    .fn<LoadPart>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ Component: () => <p>Records</p> });
  const { user } = show(load);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Records')).toBeVisible();
});
