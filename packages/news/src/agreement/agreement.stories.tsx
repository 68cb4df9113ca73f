import { LOADING, READY } from '@bourse/feature-kit';
import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Agreement as WithItsQuery, AgreementView } from './agreement';

const meta = {
  title: 'Agreement',
  component: AgreementView,
  subcomponents: { Agreement: WithItsQuery },
  parameters: {
    guide: {
      do: ['Set `headingLevel` to 3 inside a dialog whose title is the second level.'],
      dont: ["Take the user's consent here: the checkbox belongs to the form."],
      accessibility: ['A text that can be read by headings; a failure can be retried by keyboard.'],
    } satisfies Guide,
  },
  args: {
    agreement: {
      title: 'User agreement',
      content:
        '<h2>1. Your account</h2><p>You keep your password to yourself.</p><h2>2. Orders</h2><p>Trades are final.</p>',
    },
    state: READY,
    onRetry: fn(),
    headingLevel: 2,
  },
  decorators: [
    (Story) => (
      <main style={{ maxWidth: 560, padding: 24 }}>
        <h1>Open an account</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof AgreementView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Agreement: Story = {};
export const Loading: Story = { args: { agreement: undefined, state: LOADING } };
export const Failed: Story = {
  args: { agreement: undefined, state: { kind: 'failed', failure: { kind: 'network' } } },
};
export const Empty: Story = { args: { agreement: { title: 'User agreement', content: ' ' } } };
