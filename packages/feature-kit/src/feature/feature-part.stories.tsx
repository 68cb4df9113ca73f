import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { partOf } from './links';
import { FeaturePart, featurePart } from './feature-part';
import { FeaturePartsContext } from './feature-parts-context';

const PARTS = { 'other/records': featurePart(async () => ({ Component: () => <p>Three records.</p> })) };

const meta = {
  title: 'Feature part',
  component: FeaturePart,
  parameters: {
    guide: {
      do: ['Use it for a view of another feature inside a screen, without an import of its package.'],
      dont: ['Use it for views of the same package.', 'Leave `missing` out where the place would be empty.'],
      accessibility: ['A failed load shows an error with a retry in the place of the part.'],
    } satisfies Guide,
  },
  args: { part: partOf('other/records'), missing: <p>Records are not offered here.</p> },
} satisfies Meta<typeof FeaturePart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Present: Story = {
  decorators: [
    (Story) => (
      <FeaturePartsContext value={PARTS}>
        <Story />
      </FeaturePartsContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Three records.')).toBeVisible();
  },
};

export const Missing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Records are not offered here.')).toBeVisible();
  },
};
