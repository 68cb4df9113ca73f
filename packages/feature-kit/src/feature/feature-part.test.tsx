import { screen } from '@testing-library/react';
import { eventually } from '@bourse/vitest-config/eventually';
import { expect, test, vi } from 'vitest';
import { renderFeature } from '../testing/render-feature';
import { partOf } from './links';
import { FeaturePart, featurePart } from './feature-part';
import { FeaturePartsContext } from './feature-parts-context';

type LoadPart = Parameters<typeof featurePart>[0];

function show(load?: LoadPart, isOptional = false) {
  return renderFeature(
    <FeaturePartsContext value={load ? { 'other/records': featurePart(load) } : {}}>
      <h1>Screen</h1>
      <FeaturePart part={partOf('other/records')} missing={<p>Not offered</p>} isOptional={isOptional} />
    </FeaturePartsContext>,
  );
}

/** A part that throws until it is repaired. */
function failingPart() {
  // React reports every error that a boundary catches.
  const report = vi.spyOn(console, 'error').mockReturnValue();
  let isBroken = true;
  function Component() {
    if (isBroken) throw new Error('broken');
    return <p>Records</p>;
  }
  return { load: () => Promise.resolve({ Component }), mend: () => void (isBroken = false), report };
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

test('FeaturePart offers a retry where the part throws, and the screen stays', async () => {
  const { load, mend } = failingPart();
  const { user } = show(load);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('heading', { name: 'Screen' })).toBeVisible();
  mend();
  await user.click(retry);
  expect(await screen.findByText('Records')).toBeVisible();
});

test('FeaturePart shows nothing where an optional part throws, and the screen stays', async () => {
  const { load, report } = failingPart();
  show(load, true);
  const reported = (): unknown[] => report.mock.calls.flat();
  await eventually(() => expect(reported()).toContainEqual(expect.objectContaining({ message: 'broken' })));
  expect(screen.getByRole('heading', { name: 'Screen' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
