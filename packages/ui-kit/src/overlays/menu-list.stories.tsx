import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { loose } from '../stories/frame.test-support';
import { LazyMenuList } from './menu-button';

const copy = fn();

const meta = {
  title: 'Overlays/Menu at a place',
  component: LazyMenuList,
  parameters: {
    guide: {
      do: ['Open it at the place that was pressed: a price of the chart.'],
      dont: ['Use it where a button can open the menu: `MenuButton` returns the focus by itself.'],
      accessibility: ['The menu has a name. Escape closes it.'],
    } satisfies Guide,
  },
  decorators: [loose],
  args: {
    id: 'menu-at-a-place',
    label: 'At 97,000',
    entries: [{ id: 'copy', label: 'Copy 97,000', onSelect: copy }],
    anchor: document.body,
    onClose: fn(),
  },
} satisfies Meta<typeof LazyMenuList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtAPrice: Story = {
  play: async () => {
    await expect(await screen.findByRole('menu', { name: 'At 97,000' })).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Copy 97,000' }));
    await expect(copy).toHaveBeenCalledOnce();
  },
};
