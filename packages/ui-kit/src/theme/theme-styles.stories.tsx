import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/button';
import { loose } from '../stories/frame';
import { ThemeStyles } from './theme-provider';

const meta = {
  title: 'Theme/Theme styles',
  component: ThemeStyles,
  parameters: {
    guide: {
      do: ['Use it for a page that is drawn at build time.', 'Use `BourseThemeProvider` in an application.'],
      dont: ['Put a second one inside the first.', 'Use it where the user can change the colour scheme.'],
      accessibility: [
        'The colours of both schemes have the contrast of WCAG 2.2 AA.',
        'The styles of the focus outline are part of it.',
      ],
    } satisfies Guide,
  },
  decorators: [loose],
  args: { children: <Button>Log in</Button> },
} satisfies Meta<typeof ThemeStyles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Themed: Story = {};
