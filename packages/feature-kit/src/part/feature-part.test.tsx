import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderFeature } from '../testing';
import { partOf } from '../feature/links';
import { FeaturePart, featurePart } from './feature-part';
import { FeaturePartsContext } from './feature-parts-context';

type LoadPart = Parameters<typeof featurePart>[0];

function show(load?: LoadPart) {
  return renderFeature(
    <FeaturePartsContext value={load ? { 'other/records': featurePart(load) } : {}}>
      <FeaturePart part={partOf('other/records')} missing={<p>Not offered</p>} />
    </FeaturePartsContext>,
  );
}

test('FeaturePart renders the part that another feature has registered', async () => {
  show(() => Promise.resolve({ Component: () => <p>Records</p> }));
  expect(await screen.findByText('Records')).toBeVisible();
});

test('FeaturePart renders the fallback where no feature has the part', () => {
  show();
  expect(screen.getByText('Not offered')).toBeVisible();
});

test('FeaturePart offers a retry where the part does not load', async () => {
  const load = vi
    .fn<LoadPart>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ Component: () => <p>Records</p> });
  const { user } = show(load);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Records')).toBeVisible();
});
