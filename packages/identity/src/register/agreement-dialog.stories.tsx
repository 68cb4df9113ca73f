import { featurePart, FeaturePartsContext } from '@bourse/feature-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { AgreementDialog } from './agreement-dialog';
import { LINKS } from '../links';

/** The agreement of the feature that has the articles. */
const agreement = featurePart(async () => ({
  Component: () => (
    <article>
      <h3>Terms of use</h3>
      <h4>1. Your account</h4>
      <p>You keep your password to yourself.</p>
      <h4>2. Orders and trades</h4>
      <p>An order is binding until it is filled or revoked. Trades are final.</p>
    </article>
  ),
}));

const meta = {
  title: 'Agreement dialog',
  component: AgreementDialog,
  args: { onAccept: fn(), onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '680px' } } },
  decorators: [
    (Story) => (
      <FeaturePartsContext value={{ [LINKS.agreement.name]: agreement }}>
        <Story />
      </FeaturePartsContext>
    ),
  ],
} satisfies Meta<typeof AgreementDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Agreement: Story = {
  play: async ({ userEvent, args }) => {
    await screen.findByText(/Trades are final/);
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};
